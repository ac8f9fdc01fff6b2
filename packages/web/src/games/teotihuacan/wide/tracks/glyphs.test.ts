import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printedOf } from '../../printed-of.ts'
import { ARROW, benefitGlyphs, bonusGlyphs, boardIcon, effectGlyphs, type Glyph, technologyGlyphs } from './glyphs.ts'
import { discoveryPicture } from './discovery-picture.ts'

const drawn = new Set([...readFileSync(new URL('../../../../art/icons.svg', import.meta.url), 'utf8').matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
const rows = printedOf({ players: 2, modules: ['m6', 'm7', 'm8', 'm9'], settings: {} })

const everything: Glyph[] = [
  ...rows.temples.flatMap(({ steps }) => steps.flatMap(({ reward }) => (reward === null ? [] : effectGlyphs(reward)))),
  ...rows.technologies.flatMap(({ benefits }) => benefits.flatMap(benefitGlyphs)),
  ...rows.royals.flatMap(({ effect }) => effectGlyphs(effect)),
  ...rows.startingTiles.flatMap(({ effect }) => effectGlyphs(effect)),
  ...rows.ascension.flatMap(({ effect }) => effectGlyphs(effect)),
  ...rows.bonuses.flatMap(({ score }) => bonusGlyphs(score)),
  ...rows.regions.flatMap(({ bonus }) => (bonus === null ? [] : effectGlyphs(bonus))),
  ...rows.boards.flatMap(({ number, grid }) => [{ icon: boardIcon(number) }, ...(grid ?? []).flat().flatMap(effectGlyphs)]),
  ...Object.values(rows.discoveries).flatMap((kind) => discoveryPicture(kind).glyphs),
]

describe('glyphs', () => {
  it('use only icons that are drawn', () => {
    expect(everything.length).toBeGreaterThan(200)
    expect(everything.flatMap(({ icon }) => (icon === undefined || drawn.has(icon) ? [] : [icon]))).toEqual([])
    expect(everything.filter(({ icon, text }) => (icon ?? '') === '' && (text ?? '') === '')).toEqual([])
  })

  it('tell a royal tile', () => {
    const royal = (id: string): string => effectGlyphs(rows.royals.find((tile) => tile.id === id)?.effect ?? { do: 'technology' }).map(({ text, icon }) => `${text ?? ''}${icon ?? ''}`).join(' ')
    expect(royal('royal-a-09')).toBe('avenue ▸ vp max power +1')
    expect(royal('royal-b-02')).toBe('1cocoa ▸ 1wood 1stone × power')
    expect(royal('royal-c-01')).toBe('power +1 ×cocoa')
  })

  it('tell benefits that bring the same together', () => {
    const row = rows.technologies.find((tile) => tile.id === 'tech-5-half')
    expect(technologyGlyphs(row?.benefits ?? [])).toEqual([{ icon: 'collect' }, { icon: 'royal' }, ARROW, { text: '1', icon: 'obsidian' }])
  })

  it('give every mask its own face', () => {
    const masks = new Set(Object.values(rows.discoveries).flatMap((kind) => (kind.mask === undefined ? [] : [kind.id])))
    const faces = new Set(Object.values(rows.discoveries).flatMap((kind) => (kind.mask === undefined ? [] : [discoveryPicture(kind).icon])))
    expect(faces.size).toBe(masks.size)
  })
})
