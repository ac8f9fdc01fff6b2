// Cards and links lead to rules that exist.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { goodNames, templeNames } from './answers.ts'
import { componentNames } from './explain.ts'
import { teotihuacan } from './index.ts'
import { rulesOf } from './rule-marks.ts'

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8')
const known = new Set(Array.from(spec.matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm), ([, id]) => id))

describe('rulings', () => {
  it('are counted and listed at the end of SPEC.md', () => {
    const [, count = '', listed = ''] = /^(\d+) rulings are made in this document\. Ids that carry one: (.*)\.$/m.exec(spec) ?? []
    const made = spec.split(/^- \*\*/m).flatMap((rule) => rule.match(/^ {2}> Ruling:/gm)?.map(() => rule.slice(0, rule.indexOf('**'))) ?? [])
    expect([Number(count), listed.split(', ')]).toEqual([made.length, [...new Set(made)]])
  })
})

describe('rule marks', () => {
  it('lead from every component, good and step to rules of SPEC.md', () => {
    expect(teotihuacan.compile({ players: 2, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] }).ok).toBe(true) // modules add their pieces
    const steps = templeNames.flatMap((temple) => Array.from({ length: 11 }, (_, i) => `${temple}-${i + 1}`))
    const names = [...componentNames(), ...goodNames, ...steps, 'avenue-0', 'avenue-3', 'avenue-9', 'pyramid-track-10', 'ascend-worker', 'bot-nobles']
    expect(names.filter((name) => rulesOf(name).length === 0)).toEqual([])
    expect(names.flatMap((name) => rulesOf(name)).filter((id) => !known.has(id))).toEqual([])
  })

  it('do not know what is no component', () => {
    expect(rulesOf('moon-base')).toEqual([])
  })
})
