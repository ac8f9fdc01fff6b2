// What every language of this game has to do, beside what every language of any game has to do.
import type { GameEvent } from '@tollan/kernel'
import { hungarianFaults, speaksEveryLanguage } from '@tollan/kernel/languages'
import { describe, expect, it } from 'vitest'
import { boardNames, goodNames, spaceNames, templeNames, workerNames } from '../answers.ts'
import { teotibot } from '../automa/tables.ts'
import {
  ascensionRewards, boards, decorationSpaces, decorationTiles, discoveryTiles, pyramidSlots, pyramidTiles, royalTiles, startingTiles,
  technologies, templeBonuses,
} from '../content/index.ts'
import type { G, Rules } from '../rules.ts'
import type { Catalogue } from './catalogue.ts'
import { createWords, type Words } from './describe.ts'
import { english } from './en.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'
import { polish } from './pl.ts'
import { compiled, games } from './random-games.ts'
import { russian } from './ru.ts'
import { describeChoice, describeTable } from './table.ts'

const languages: readonly [Catalogue, ...Catalogue[]] = [
  english,
  polish,
  hungarian,
  russian,
]

const tiles = [discoveryTiles, technologies, royalTiles, templeBonuses, startingTiles, pyramidTiles, decorationTiles].flat()
const rows = [boards, pyramidSlots, decorationSpaces, ascensionRewards, teotibot.actionTiles, tiles].flat()
const tracks = ['blue-1', 'red-5', 'green-11', 'avenue-0', 'avenue-9', 'pyramid-track-10', 'avenue', 'pyramid-track']

speaksEveryLanguage<Rules, Words['names'], Catalogue>({
  languages,
  games,
  createWords,
  describeOutcome,
  describeTable: (catalogue, words, g) => describeTable(catalogue, words, g as G, true),
  describeChoice: (catalogue, words, g, key) => describeChoice(catalogue, words, g as G, key),
  sources: new URL('..', import.meta.url),
  pieces: [...rows.map((row) => row.id), ...boardNames.slice(1), ...spaceNames, ...templeNames, ...workerNames, ...goodNames, 'vp', ...tracks, ...Object.keys(english.glossary.nouns)],
  tiles: ({ parts }) => [...[parts.technologies, parts.royals, parts.startingTiles, parts.effectRows, ascensionRewards, discoveryTiles].flat().map(({ id }) => id), ...boardNames.slice(1), 'blue-1', 'forest-worship'],
  ids: 'disc|gd|pyr|deco|tech|royal|start|bonus|mask|worker|common|bot|ascend|altar|region',
  english: 'wood|stone|gold|cocoa|obsidian|resources?|blue|red|green|top|bottom|left|right|centre|workers?|players?|temple|tile|altar',
  details: { worker: 'worker-0-0', board: 'forest', tile: 'disc-cocoa-4-a', temple: 'blue', space: 'palace-left', slot: 1, region: 'region-3', from: 'region-1', to: 'region-5', what: 'wood', n: 2 },
  automa: 'bot-',
  faults: { hu: hungarianFaults, ru: (text) => text.match(/[A-Za-z]{2}|[A-Za-z]-| ,/g) ?? [] },
})

/** How a tile of the great stack and the board under M7 are called: no sentence may take one for the other. */
const great: Readonly<Record<string, RegExp>> = { en: /great discovery tile/i, pl: /płytk\p{L}+ Wielkich Odkryć/u, hu: /nagy felfedezéslapk/, ru: /етон\p{L}* большого открытия/u }
const palace: Readonly<Record<string, RegExp>> = { en: /Palace/, pl: /(?<!płyt\p{L}+ )Pała[ce]/iu, hu: /Palot/, ru: /Двор/ }

const kindsOf = (rules: Rules): string[] =>
  rules.procedures.flatMap((procedure) => procedure.steps.flatMap((step) => (step.ask === null ? [] : [step.ask.kind])))

describe.each(languages.map((words) => [words.language, words] as const))('words of Teotihuacan in %s', (language, catalogue) => {
  const base = createWords(catalogue)

  it('tells neutral workers apart by their marks: their colours have no numbers', () => {
    const told = [0, 1, 2].map((colour) => base.event({ type: 'neutral', rule: 'TEO-NEUTRAL-01', seat: -1, colour, board: 'forest' }))
    expect(new Set(told).size).toBe(3)
    expect(told.join()).not.toMatch(/\d|\(\)/)
  })

  it('asks about unlocking only where it can be answered', () => {
    const [both, moves] = [base.question('turn', ['move:worker-0-0', 'free-unlock']), base.question('turn', ['move:worker-0-0', 'unlock'])]
    expect(both.length).toBeGreaterThan(moves.length)
    expect(base.question('turn')).toBe(both)
  })

  it('calls a great discovery tile so in every sentence (EXP-05)', () => {
    let seen = 0
    for (const { rules, events, keys } of games()) {
      const words = createWords(catalogue, rules)
      const sentences = [...events.filter((event) => String(event['tile']).startsWith('gd-')).map(words.event), ...keys.filter((key) => /:gd-/.test(key)).map(words.answer)]
      for (const sentence of sentences) expect(sentence).toMatch(great[language] ?? /^$/)
      seen += sentences.length
      expect(words.names.tile('disc-cocoa-4-a')).not.toMatch(great[language] ?? /^$/)
    }
    expect(seen).toBeGreaterThan(100)
  })

  it('calls board 1 the Mansion wherever M7 is in play', () => {
    for (const { rules, events, keys } of games()) {
      const words = createWords(catalogue, rules)
      const { name, effect } = words.names
      expect(palace[language]?.test(name('palace'))).toBe(!rules.options.modules.includes('m7'))
      if (!rules.options.modules.includes('m7')) continue
      const tiles = [...rules.parts.technologies, ...rules.parts.royals, ...rules.parts.startingTiles, ...rules.parts.discoveryKinds, ...teotibot.actionTiles].flatMap(({ id }) => [name(id), effect(id)])
      const asked = [...kindsOf(rules).map((kind) => words.question(kind)), ...rules.reasons.all.map(({ id }) => words.reason(id, 3, 1))]
      for (const text of [...events.map(words.event), ...keys.map(words.answer), ...tiles, ...asked]) expect(text).not.toMatch(palace[language] ?? /^$/)
    }
  })

  it('says when an eclipse comes, also a Dark Eclipse (TEO-DARK-01)', () => {
    const event: GameEvent = { type: 'eclipse-triggered', rule: 'TEO-CAL-03', seat: 0, 'after-round': 7 }
    expect(base.event(event)).toContain('7')
    const dark = createWords(catalogue, compiled({ players: 2, modules: ['dark-eclipse'] })).event(event)
    expect(dark).not.toMatch(/\d/)
  })
})
