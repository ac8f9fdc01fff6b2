import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { printedOf } from '../printed-of.ts'
import { passiveTokens } from './passive-tokens.ts'

const { passives, abilities } = printedOf({ players: 3, modules: [], settings: {} })
const sprites = ['../art/icons.svg', '../../../art/icons.svg'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('')

it('every Passive Building says in icons that are drawn what it does', () => {
  expect(passives.length).toBeGreaterThan(0)
  for (const { code } of passives) {
    const tokens = passiveTokens(code, abilities)
    expect(tokens.length, code).toBeGreaterThan(1)
    for (const token of tokens) if (token.kind === 'icon') expect(sprites, code).toContain(`<symbol id="${token.icon}"`)
  }
})

it('TAW-BLD-Z07 what own stairs score is what a corrected sheet says', () => {
  expect(passiveTokens('Z07', { ownStepVp: 2 })).toContainEqual({ kind: 'icon', icon: 'vp', text: '2', tone: 'plain' })
})
