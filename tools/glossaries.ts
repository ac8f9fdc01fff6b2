// The glossary of a game in one language: what a concept is called, and which words must not stand for it.
// `packages/<game>/glossary/<language>.json` rules over the words of that game, its rules reference and the interface.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface Term {
  /** In English, as the rulebook calls it. */
  readonly concept: string
  readonly preferred: string
  /** Regular expressions of forms that mislead or that the printed book does not use. */
  readonly forbidden: readonly string[]
  /** Where a printed book says so; what no book names has no line. */
  readonly book?: string
}

export interface Glossary {
  readonly game: string
  readonly language: string
  readonly terms: readonly Term[]
}

/** One sentence somebody reads, and where it is written. */
export interface Line {
  readonly where: string
  readonly text: string
}

/** What a source file says: its texts, without names of keys and without imports. */
export function textsIn(where: string, source: string): Line[] {
  const file = ts.createSourceFile(where, source, ts.ScriptTarget.Latest, true)
  const lines: Line[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    const isKey = ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node
    if (isText && !isKey) lines.push({ where: `${where}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text: node.text })
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

const paragraphs = (where: string, text: string): Line[] => text.split('\n').map((line, i) => ({ where: `${where}:${i + 1}`, text: line }))

function linesUnder(root: string, folder: string): Line[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort().flatMap((name) => {
    const where = `${folder}/${name.replaceAll('\\', '/')}`
    if (name.endsWith('.md')) return paragraphs(where, readFileSync(join(root, where), 'utf8'))
    return name.endsWith('.ts') ? textsIn(where, readFileSync(join(root, where), 'utf8')) : []
  })
}

/** Everything a player of the game reads in the language; the interface says some things of the other games in files named after them. */
export function linesOf(root: string, { game, language }: Glossary): Line[] {
  const folders = [`packages/${game}/src/text/${language}`, `packages/${game}/rules/${language}`, `packages/web/src/i18n/${language}`, `packages/web/src/games/${game}/i18n/${language}`]
  const others = readdirSync(join(root, 'packages')).filter((name) => name !== game)
  return folders.flatMap((folder) => linesUnder(root, folder)).filter(({ where }) => !others.some((name) => where.startsWith(`packages/web/src/i18n/${language}/${name}.ts:`)))
}

export function glossariesIn(root: string): Glossary[] {
  return readdirSync(join(root, 'packages')).sort().flatMap((game) => {
    const folder = join(root, 'packages', game, 'glossary')
    if (!existsSync(folder)) return []
    return readdirSync(folder).sort().map((name) => ({
      game,
      language: name.replace('.json', ''),
      terms: JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Term[],
    }))
  })
}

/** Forbidden forms with the place and what to say instead. */
export const forbiddenIn = ({ terms }: Glossary, lines: readonly Line[]): string[] =>
  terms.flatMap(({ preferred, forbidden }) =>
    forbidden.flatMap((form) => {
      const pattern = new RegExp(form, 'u')
      return lines.flatMap(({ where, text }) => {
        const [found] = pattern.exec(text) ?? []
        return found === undefined ? [] : [`${where}: "${found}", say "${preferred}": ${text.trim().slice(0, 120)}`]
      })
    }),
  )
