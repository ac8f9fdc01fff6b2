// Names and effects of everything with an id: the tables say what, the language says how.
import { sectionNames, workerNames } from '../answers.ts'
import {
  boardRowsOf, edges, gods, personalities, type PassiveBuilding, printed, type ProductionBuilding, roles, SECTIONS, stepLevels, type Tables, tasks, type Weaving,
  WORKERS_PER_ROLE,
} from '../content/index.ts'
import type { Size } from '../content/index.ts'
import type { Rules } from '../rules.ts'
import { AXOMAMMA } from '../state.ts'
import type { Catalogue, IconPlace, Names } from './catalogue.ts'

interface Row {
  readonly name: string
  readonly effect?: string
  readonly cost?: string
  readonly parts?: readonly string[]
}

type Rows = readonly (readonly [id: string, row: Row])[]

/** "icon-top-0-ab" lies between two spaces, "icon-top-ridge-01" between two sections, the others at the edges of terraces. */
function iconPlace(id: string): IconPlace | null {
  const [, between, first, a, b] = /^icon-(\w+)-(\d)-(\w)(\w)$/.exec(id) ?? []
  if (between !== undefined && a !== undefined && b !== undefined) return { at: 'between', terrace: between, section: Number(first) + 1, spaces: [a, b] }
  const [, ridge, from, to] = /^icon-(\w+)-ridge-(\d)(\d)$/.exec(id) ?? []
  if (ridge !== undefined) return { at: 'ridge', terrace: ridge, sections: [Number(from) + 1, Number(to) + 1] }
  const [, at, sections = ''] = /^icon-(summit|upper-wall|lower-wall|foot)-(\d+)$/.exec(id) ?? []
  return at === undefined ? null : { at: at as 'summit' | 'upper-wall' | 'lower-wall' | 'foot', sections: Array.from(sections, (digit) => Number(digit) + 1) }
}

function hillRows({ glossary, phrases }: Catalogue, tables: Tables): Rows {
  const tasksById = new Map(tasks.map((task) => [task.id, phrases.task(task)]))
  const taskOf = new Map(tables.icons.map((icon) => [icon.id, tasksById.get(icon.task) ?? icon.task]))
  return [
    ...tables.hill.map((row) => {
      const name = phrases.space(glossary.terraces[row.terrace] ?? row.terrace, row.section + 1, row.id.slice(-1))
      return [row.id, { name, effect: phrases.list(row.icons.map((icon) => taskOf.get(icon) ?? icon)) }] as const
    }),
    ...tables.icons.map(({ id }) => [id, { name: phrases.icon(taskOf.get(id) ?? id, iconPlace(id)), effect: taskOf.get(id) ?? '' }] as const),
    ...tasks.map(({ id }) => [id, { name: tasksById.get(id) ?? id }] as const),
    ...sectionNames.map((id, section) => [id, { name: phrases.section(section + 1) }] as const),
    ...Array.from({ length: SECTIONS }, (_, section) =>
      stepLevels.map((level) => [`steps-${level}-${section}`, { name: phrases.stairs(level, section + 1) }] as const),
    ).flat(),
  ]
}

function buildingRows({ glossary, phrases }: Catalogue, tables: Tables): Rows {
  const effects = (row: ProductionBuilding): string => phrases.list(row.produces.map(phrases.effect))
  const priced = (row: ProductionBuilding | PassiveBuilding): string => phrases.amounts(row.cost)
  return [
    ...tables.productions.map((row) => [
      row.id, { name: phrases.production(row.number, glossary.productions[row.id] ?? row.label), effect: effects(row), cost: priced(row) },
    ] as const),
    ...tables.passives.map((row) => [row.id, { name: phrases.passive(row.code), effect: glossary.abilities[row.code] ?? row.code, cost: priced(row) }] as const),
  ]
}

function weavingRow({ glossary, phrases }: Catalogue, row: Weaving): Row {
  const reward = (id: string): string => phrases.list(edges.find((edge) => edge.id === id)?.reward.map(phrases.effect) ?? [])
  const parts = [reward(row.left), reward(row.right)] as const
  const edge = (id: string): string => glossary.edges[id] ?? id
  const name = phrases.weaving(row.number, Number(row.id.slice(-2)), glossary.patterns[row.pattern] ?? row.pattern, edge(row.left), edge(row.right))
  return { name, parts, effect: phrases.edges(...parts) }
}

function pieceRows(catalogue: Catalogue, tables: Tables): Rows {
  const { glossary, phrases } = catalogue
  const god = (id: string): string => glossary.gods[id] ?? id
  const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1))
  /** Cards of a god are counted, as there may be another number of them in a box. */
  const godNumber = ({ id, god: of }: Tables['godCards'][number]): number => tables.godCards.filter((card) => card.god === of).findIndex((card) => card.id === id) + 1
  return [
    ...tables.godCards.map((row) => {
      const parts = row.benefits.map(phrases.effect)
      return [row.id, { name: phrases.godCard(god(row.god), godNumber(row)), effect: phrases.list(parts), parts }] as const
    }),
    ...tables.armyCards.map((row) => {
      const { what, n } = row.gives
      return [row.id, { name: phrases.armyCard(numberIn(row.id), row.soldiers, what, n), effect: phrases.good(what, n) }] as const
    }),
    ...tables.weavings.map((row) => [row.id, weavingRow(catalogue, row)] as const),
    ...(['small', 'large'] as const satisfies readonly Size[]).flatMap((size) => gods.map((of) => [`${size}-${of}`, { name: phrases.statue(size, god(of)) }] as const)),
    ...tables.conquest.map((row) => [
      row.id,
      {
        name: phrases.conquest(glossary.regions[row.region] ?? row.region, row.order),
        effect: phrases.list(row.benefits.map(phrases.effect)),
        cost: phrases.soldiers(row.flip, row.discard),
      },
    ] as const),
    ...personalities.map(({ id, effect }) => [id, { name: glossary.personalities[id] ?? id, effect: phrases.effect(effect) }] as const),
  ]
}

/** Axomamma's board; the actions it shares with the hill are tasks by name. */
function axomammaRows({ glossary, phrases }: Catalogue, tables: Tables): Rows {
  const { boardActions } = glossary
  return [
    ...boardRowsOf(tables.herBoard).flat().map(({ id, action }) => {
      const [, row = '', place = ''] = id.split('-')
      return [id, { name: phrases.boardSpace(glossary.boardRows[row] ?? row, Number(place), boardActions[action] ?? action) }] as const
    }),
    ...tables.tokens.map(({ id, value }) => [id, { name: phrases.token(value, id.replace(/^.*\d/, '')) }] as const),
    ...Object.entries(boardActions).map(([id, name]) => [id, { name }] as const),
  ]
}

/** Rows every game has. */
function fixedRows({ glossary }: Catalogue): Rows {
  const { goods, roles: roleWords, gods: godWords, terraces, regions, actions, patterns, ends } = glossary
  return [
    ...[goods, roleWords, godWords, terraces, regions, actions, patterns, ends].flatMap((words) => Object.entries(words)).map(([id, name]) => [id, { name }] as const),
    ...workerNames.map((id, worker) => [id, { name: roleWords[roles[Math.floor(worker / WORKERS_PER_ROLE)]?.id ?? ''] ?? id }] as const),
  ]
}

export function createNames(catalogue: Catalogue, rules?: Rules): Names {
  const { phrases } = catalogue
  const tables = rules?.parts.tables ?? printed
  const rows = new Map<string, Row>([...fixedRows(catalogue), ...axomammaRows(catalogue, tables), ...hillRows(catalogue, tables), ...buildingRows(catalogue, tables), ...pieceRows(catalogue, tables)])
  const alone = rules?.options.players === 1
  return {
    name: (id) => rows.get(id)?.name ?? id,
    effect: (id) => rows.get(id)?.effect ?? '',
    cost: (id) => rows.get(id)?.cost ?? '',
    part: (id, number) => rows.get(id)?.parts?.[number - 1] ?? '',
    seat: (seat) => (alone && seat === AXOMAMMA ? phrases.automa : phrases.seat(seat)),
  }
}
