import { printed, teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { altarTokens, benefitsTokens, bonusTokens, effectTokens, flatTokens } from './effect-tokens.ts'
import { boardIconOf } from './board-icon.ts'
import { pictureOf } from './discovery-icon.ts'
import type { Token } from '../../../shell/icons/token.ts'

const compiled = teotihuacan.compile({ players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] })
if (!compiled.ok) throw new Error(compiled.message)
const print = printed(compiled.rules)
const sprite = ['../../../art/icons.svg', '../art/icons.svg'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('')

const told = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.kind === 'icon' ? `${token.text ?? ''}${token.icon}` : token.kind === 'arrow' ? '>' : token.kind === 'or' ? 'or' : token.kind === 'crest' ? `seat ${token.seat}` : token.text)).join(' ')

const royal = (id: string): string => {
  const tile = print.royals.find((row) => row.id === id)
  if (tile === undefined) throw new Error(id)
  const { row, limit } = effectTokens(tile.effect)
  return [told(row), told(limit)].filter((text) => text !== '').join(' | ')
}

describe('icons of effects', () => {
  it('tell royal tiles in one row and a limit', () => {
    expect(royal('royal-a-05')).toBe('pyramid-step ×2vp | ≤ power')
    expect(royal('royal-a-09')).toBe('avenue ×1vp | ≤ power +1')
    expect(royal('royal-b-02')).toBe('cocoa > wood stone | × power')
    expect(royal('royal-b-07')).toBe('cocoa any > power any')
    expect(royal('royal-c-08')).toBe('cocoa > temple-any | × power −1')
  })

  it('tell a technology with two benefits in one row', () => {
    const row = (id: string): string => told(benefitsTokens(print.technologies.find((tile) => tile.id === id)?.benefits ?? [], print.boards))
    expect(row('tech-15')).toBe('board-construction > extra-worker −1stone /wood')
    expect(row('tech-05')).toBe('wood stone gold > +1')
    expect(row('tech-5-half')).toBe('royal collect > 1obsidian')
  })

  it('are all drawn in the sprite, for every row of every module', () => {
    const rows = [
      ...print.royals.map((tile) => tile.effect),
      ...Object.values(print.discoveries).map((tile) => tile.effect),
      ...print.startingTiles.map((tile) => tile.effect),
      ...print.ascension.map((reward) => reward.effect),
      ...print.regions.flatMap((region) => (region.bonus === null ? [] : [region.bonus])),
      ...print.boards.flatMap((board) => board.grid?.flat() ?? []),
    ].flatMap((effect) => [...effectTokens(effect).row, ...effectTokens(effect).limit])
    const benefits = print.technologies.flatMap((tile) => benefitsTokens(tile.benefits, print.boards))
    const others = [
      ...print.temples.flatMap(({ steps }) => steps.flatMap(({ reward }) => (reward === null ? [] : flatTokens(reward)))),
      ...print.bonuses.flatMap(({ score }) => bonusTokens(score)),
      ...print.altarTiles.flatMap(({ left, right }) => [...altarTokens(left), ...altarTokens(right)]),
      ...Object.values(print.discoveries).flatMap((kind) => pictureOf(kind).icons),
      ...print.boards.map(({ number }): Token => ({ kind: 'icon', icon: boardIconOf(number, print) })),
    ]
    expect(others.length).toBeGreaterThan(100)
    const missing = [...rows, ...benefits, ...others].flatMap((token) => (token.kind === 'icon' && !sprite.includes(`id="${token.icon}"`) ? [token.icon] : []))
    expect(missing).toEqual([])
  })

  it('give every mask its own face', () => {
    const masks = Object.values(print.discoveries).filter((kind) => kind.mask !== undefined)
    const faces = masks.map((kind) => told(pictureOf(kind).icons))
    expect(new Set(faces).size).toBe(new Set(masks.map(({ id }) => id)).size)
  })
})
