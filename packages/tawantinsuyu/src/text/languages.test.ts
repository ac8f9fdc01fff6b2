// What every language of this game has to do.
import { hungarianFaults, speaksEveryLanguage } from '@tollan/kernel/languages'
import { describe, expect, it } from 'vitest'
import {
  armyNames, buildingNames, conquestNames, godCardNames, goodNames, iconNames, personalityNames, sectionNames, spaceNames, statueNames, stepNames, weavingNames, workerNames,
} from '../answers.ts'
import { boardRowsOf, herBoard, gods, passiveRows, patterns, priestActions, productionRows, regions, roles, tasks, terraces, tokens } from '../content/index.ts'
import { componentNames } from '../explain.ts'
import type { G, Rules } from '../rules.ts'
import type { Catalogue } from './catalogue.ts'
import { describeChoice } from './choice.ts'
import { createWords, type Words } from './describe.ts'
import { english } from './en.ts'
import { hungarian } from './hu.ts'
import { describeOutcome } from './outcome.ts'
import { polish } from './pl.ts'
import { games } from './random-games.ts'
import { russian } from './ru.ts'
import { describeTable } from './table.ts'

const languages: readonly [Catalogue, ...Catalogue[]] = [
  english,
  polish,
  hungarian,
  russian,
]

const pieces = [
  ...workerNames, ...spaceNames, ...iconNames, ...godCardNames, ...armyNames, ...buildingNames, ...weavingNames, ...statueNames, ...conquestNames, ...sectionNames, ...stepNames, ...personalityNames,
  ...[boardRowsOf(herBoard).flat(), tokens, roles, tasks].flat().map(({ id }) => id), ...regions, ...priestActions, ...terraces, ...gods, ...patterns, ...goodNames, ...componentNames(),
]

speaksEveryLanguage<Rules, Words['names'], Catalogue>({
  languages,
  games,
  createWords,
  describeOutcome,
  describeTable: (catalogue, words, g) => describeTable(catalogue, words, g as G, true),
  describeChoice: (catalogue, words, g, key) => describeChoice(catalogue, words, g as G, key),
  sources: new URL('..', import.meta.url),
  pieces,
  tiles: () => pieces,
  ids: 'space|icon|god|army|production|passive|weaving|small|large|conquest|section|steps|architect|craftsman|warrior|courier|priest|personality|axo|potato|corn',
  english: 'potato(es)?|corn|stone|gold|food|workers?|players?|weavings?|tapestry|statues?|stairs|buildings?|cards?|terrace|space|feast|soldiers?|small|large|top|middle|bottom|upper|lower',
  details: {
    worker: 'architect-0', role: 'architect', space: 'space-top-0-a', section: 'section-0', action: 'worship', icon: 'icon-top-0-ab', card: 'god-spiral-5', part: 1, building: 'production-01', piece: 'production-01',
    statue: 'small-hook', steps: 'steps-upper-0', weaving: 'weaving-07', region: 'antisuyu', what: 'stone', n: 2, side: 'pray', way: 'stone-for-gold', number: 2, place: 1, vp: 70, tapestry: 1,
  },
  automa: 'axomamma-',
  faults: { hu: hungarianFaults, ru: (text) => text.match(/[A-Za-z]{2}|[A-Za-z]-| ,/g) ?? [] },
})

describe.each(languages.map((catalogue) => [catalogue.language, catalogue] as const))('words of Tawantinsuyu in %s', (_, { glossary, table }) => {
  it('has a word for each entry of the small sets and no other', () => {
    const same = (words: object, known: readonly string[]): void => expect(Object.keys(words).sort()).toEqual([...known].sort())
    const roleIds = roles.map((role) => role.id)
    same(glossary.roles, roleIds)
    same(glossary.gods, gods)
    same(glossary.terraces, terraces)
    same(glossary.regions, regions)
    same(glossary.actions, priestActions)
    same(glossary.patterns, patterns)
    same(glossary.tasks, tasks.flatMap((task) => (task.gives === undefined ? [task.id] : [])))
    same(glossary.abilities, passiveRows.map((row) => row.code))
    same(glossary.boardActions, boardRowsOf(herBoard).flat().map((space) => space.action))
    same(glossary.productions, productionRows.map((row) => row.id))
    same(table.roleMarks, roleIds)
    same(table.godMarks, gods)
  })

  it('draws the cells of the hill of one length', () => {
    expect(new Set([...Object.values(table.roleMarks), ...Object.values(table.godMarks)].map((mark) => mark.length)).size).toBe(1)
  })
})
