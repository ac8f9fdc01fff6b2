// Rules documents become data: one small module per game and language, fetched when somebody reads rules.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { RuleBook } from '../src/shell/rules/rule-book.ts'

interface Drafted {
  id: string
  text: string
  notes: string[]
  table: string[][]
}

const RULE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/
const HEADING = /^(#{2,3}) (?:\d+\.(?:\d+)? )?(.+)$/
/** Where a rule comes from concerns whoever changes the rules, not whoever reads them. */
const SOURCE_TAGS = /(?:\s*\[(?:(?:PL5?|HU|RU|BGA|SCAN|FAN|D|R)(?: [^\]]*)?|from [^\]]*|ruling)\])+/g

const clean = (text: string): string => text.replaceAll(SOURCE_TAGS, '').replaceAll(/[`*]/g, '').trim()
const cells = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => clean(cell))

/** Chapters (##) and parts (###) with their rules (`- **ID** text`), remarks (`>`) and tables below a rule. */
export function readRules(markdown: string): RuleBook {
  const sections: { title: string; level: 1 | 2; rules: Drafted[] }[] = []
  let rule: Drafted | undefined
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)
    if (heading !== null) {
      sections.push({ title: clean(heading[2] ?? ''), level: heading[1] === '##' ? 1 : 2, rules: [] })
      rule = undefined
      continue
    }
    const [, id, text = ''] = RULE.exec(line) ?? []
    if (id !== undefined) {
      rule = { id, text: clean(text), notes: [], table: [] }
      sections.at(-1)?.rules.push(rule)
      continue
    }
    const inside = line.trim()
    if (rule === undefined || inside === '' || inside === '---') continue
    if (inside.startsWith('>')) rule.notes.push(clean(inside.slice(1)))
    else if (/^\|[-:| ]+\|$/.test(inside)) continue
    else if (inside.startsWith('|')) rule.table.push(cells(inside))
    else if (/^\s/.test(line)) rule.text = `${rule.text} ${clean(inside)}`
  }
  // a chapter without rules of its own stays as the title of its parts
  const kept = sections.filter(({ level, rules }, i) => rules.length > 0 || (level === 1 && sections[i + 1]?.level === 2 && hasRules(sections, i + 1)))
  return {
    sections: kept.map(({ title, level, rules }) => ({
      title,
      level,
      rules: rules.map((one) => ({
        id: one.id,
        text: one.text,
        ...(one.notes.length > 0 ? { notes: one.notes } : {}),
        ...(one.table.length > 0 ? { table: one.table } : {}),
      })),
    })),
  }
}

function hasRules(sections: readonly { readonly level: 1 | 2; readonly rules: readonly Drafted[] }[], from: number): boolean {
  for (const { level, rules } of sections.slice(from)) {
    if (level === 1) return false
    if (rules.length > 0) return true
  }
  return false
}

/** English is the specification itself; other languages have a folder of files in reading order. */
export function ruleFiles(game: string, language: string): readonly string[] {
  if (language === 'en') return [join(game, 'SPEC.md')]
  const folder = join(game, 'rules', language)
  return readdirSync(folder).filter((name) => name.endsWith('.md')).sort().map((name) => join(folder, name))
}

const PREFIX = 'virtual:rule-book/'

/** `import { book } from 'virtual:rule-book/<game>/<language>'`; `packages` is the folder of the games. */
export function ruleBooks(packages: string): Plugin {
  return {
    name: 'tollan-rule-books',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const files = ruleFiles(join(packages, game), language)
      for (const file of files) this.addWatchFile(file)
      const book = readRules(files.map((file) => readFileSync(file, 'utf8')).join('\n\n'))
      return `export const book = JSON.parse(${JSON.stringify(JSON.stringify(book))})`
    },
  }
}
