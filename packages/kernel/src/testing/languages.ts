// What every language of a game has to do: words for everything, no gaps, no raw ids, nothing left in English, names as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import type { Phrasebook, PieceNames, Spoken } from '../words/words.ts'
import { tell, type ToldGame, toldGames } from './told-games.ts'

export { rulesIn } from './rule-texts.ts'
export { grammarFaults as hungarianFaults } from './spoken-hungarian.ts'
export { tell, type ToldGame, toldGames }

interface Catalogue<N extends PieceNames> extends Phrasebook<N> {
  readonly language: string
  readonly glossary: object
  readonly phrases: { readonly seat: (seat: number) => string }
}

export interface Languages<R extends Ruleset, N extends PieceNames, C extends Catalogue<N>> {
  /** English first. */
  readonly languages: readonly [C, ...C[]]
  /** Random games of all player counts, variants and modules. */
  readonly games: () => readonly ToldGame<R>[]
  readonly createWords: (catalogue: C, rules?: R) => Spoken<N>
  readonly describeOutcome: (words: Spoken<N>, seat: number, key: string, events: readonly GameEvent[]) => string
  readonly describeTable: (catalogue: C, words: Spoken<N>, g: Game) => readonly string[]
  readonly describeChoice: (catalogue: C, words: Spoken<N>, g: Game, key: string) => string
  /** Where the game tells its events. */
  readonly sources: URL
  /** Everything that has a name. */
  readonly pieces: readonly string[]
  /** Everything that may have an effect or a cost. */
  readonly tiles: (rules: R) => readonly string[]
  /** How the ids of the game begin: "worker|tech". */
  readonly ids: string
  /** English words the game is full of: "worker|tile". */
  readonly english: string
  /** One event that has every detail, for those that random games seldom tell. */
  readonly details: Readonly<Record<string, string | number>>
  /** How the events of the automatic player begin. */
  readonly automa: string
  /** What only one language can do wrong. */
  readonly faults?: Readonly<Record<string, (text: string) => readonly string[]>>
}

const GAPS: readonly RegExp[] = [/undefined|NaN|\[object|\?\d/, / {2}|""|„”|«»|\(\)|^\s|[\s:]$/]
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** The numbers of a sentence, without those that may be words. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).filter((n) => Number(n) > 1)

/** Numbers of the one sentence that the other one does not say as often. */
const unsaid = (original: string, text: string): string[] => {
  const said = numbersIn(text)
  return numbersIn(original).filter((n) => {
    const at = said.indexOf(n)
    if (at >= 0) said.splice(at, 1)
    return at < 0
  })
}

/** A name stays as it is in front, behind a colon or, in English, anywhere; Hungarian puts an article before any other subject. */
function unbent(language: string, name: string): RegExp {
  if (language === 'en') return new RegExp(`${name}(?!\\p{L})`, 'u')
  return new RegExp(language === 'hu' ? `^${name}: |: ${name}$` : `^${name}[: ]|: ${name}$`, 'u')
}

const SEATS = ['Anna', 'Ицель', 'Ödön', 'Xochi', 'Zoë']

export function speaksEveryLanguage<R extends Ruleset, N extends PieceNames, C extends Catalogue<N>>(game: Languages<R, N, C>): void {
  const { languages, games, createWords } = game
  const [english] = languages
  const patterns = [...GAPS, new RegExp(`(?<!\\p{L})(?:${game.ids})-[a-z0-9]`, 'u')]
  const foreign = [...patterns, whole(`${game.english}|the|and|of|or|your?|with`)]

  describe.each(languages.map((words) => [words.language, words] as const))('words in %s', (language, catalogue) => {
    const base = createWords(catalogue)
    const isEnglish = language === english.language

    /** A sentence: no gap where a word is missing, no raw id, no English outside English. */
    function expectWords(text: string, from: string): void {
      const wrong = [...(isEnglish ? patterns : foreign).flatMap((pattern) => pattern.exec(text)?.[0] ?? []), ...(game.faults?.[language]?.(text) ?? [])]
      if (text === '' || wrong.length > 0) expect.fail(`${JSON.stringify(wrong)} in "${text}" from ${from}`)
    }

    /** Says it in its own words, with the numbers English says. */
    function expectTranslated(text: string, original: string, from: string): void {
      expectWords(text, from)
      const missing = unsaid(original, text)
      if (missing.length > 0) expect.fail(`${missing} is missing in "${text}" for "${original}" from ${from}`)
    }

    it('has words for every event type named in the sources', () => {
      const types = new Set<string>()
      for (const file of readdirSync(game.sources, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
        for (const [, type = ''] of readFileSync(new URL(file, game.sources), 'utf8').matchAll(/(?:tell|whisper)\(g, '([^']+)'/g)) types.add(type)
      }
      expect(types.size).toBeGreaterThan(30)
      expect([...types].filter((type) => !(type in catalogue.events))).toEqual([])
    })

    it('tells random games of all player counts and variants', () => {
      for (const { rules, events, keys } of games()) {
        const [words, original] = [createWords(catalogue, rules), createWords(english, rules)]
        expect([...new Set(events.map((event) => event.type))].filter((type) => !(type in catalogue.events))).toEqual([])
        for (const event of events) expectTranslated(words.event(event), original.event(event), JSON.stringify(event))
        for (const key of keys) expectTranslated(words.answer(key), original.answer(key), key)
      }
    })

    it('counts: every event that tells a number tells any number', () => {
      const countable = new Map(games().flatMap(({ events }) => events.filter(({ n }) => typeof n === 'number').map((event) => [`${event.type} ${event['what']} ${event.rule}`, event])))
      const original = createWords(english)
      for (const event of countable.values())
        for (const n of [1, 2, 5, 12, 22]) expectTranslated(base.event({ ...event, n }), original.event({ ...event, n }), JSON.stringify({ ...event, n }))
    })

    it('has words for every question kind', () => {
      const kinds = new Set(games().flatMap(({ rules }) => rules.procedures.flatMap(({ steps }) => steps.flatMap(({ ask }) => (ask === null ? [] : [ask.kind])))))
      expect([...kinds].filter((kind) => !(kind in catalogue.questions))).toEqual([])
      expect(Object.keys(catalogue.questions).filter((kind) => !kinds.has(kind))).toEqual([])
      const original = createWords(english)
      for (const kind of kinds) {
        expectTranslated(base.question(kind), original.question(kind), kind)
        if (!isEnglish) expect(base.question(kind)).not.toBe(original.question(kind))
      }
    })

    it('has words for every verb', () => {
      const verbs = new Set(games().flatMap(({ rules }) => rules.keys.verbs.map((verb) => verb.name)))
      expect([...verbs].filter((verb) => !(verb in catalogue.answers))).toEqual([])
      expect(Object.keys(catalogue.answers).filter((verb) => !verbs.has(verb))).toEqual([])
    })

    it('has words for every reason', () => {
      const ids = new Set(games().flatMap(({ rules }) => rules.reasons.all.map((reason) => reason.id)))
      expect([...ids].filter((id) => !(id in catalogue.reasons))).toEqual([])
      expect(Object.keys(catalogue.reasons).filter((id) => !ids.has(id))).toEqual([])
      const original = createWords(english)
      for (const id of ids)
        for (const [need, have] of [[0, 0], [1, 0], [3, 1], [5, 2], [22, 12]] as const) {
          expectTranslated(base.reason(id, need, have), original.reason(id, need, have), id)
          if (!isEnglish) expect(base.reason(id, need, have)).not.toBe(original.reason(id, need, have))
        }
    })

    it('names every piece, unlike ones by unlike names where English does', () => {
      const original = createWords(english)
      for (const id of game.pieces) {
        if (original.names.name(id) !== id) expect(base.names.name(id), id).not.toBe(id)
        expectTranslated(base.names.name(id), original.names.name(id), id)
      }
      const calledBefore = new Map<string, string>()
      const inEnglish = (id: string): string => original.names.name(id).replace(/^an? /, '') // other languages have no such article
      for (const id of game.pieces) {
        const name = base.names.name(id)
        const other = calledBefore.get(name)
        if (other !== undefined) expect(inEnglish(other), `${id} and ${other} are both called ${name}`).toBe(inEnglish(id))
        calledBefore.set(name, id)
      }
    })

    it('names what English names and tells the effects and costs English tells', () => {
      const [sets, own] = [english.glossary, catalogue.glossary] as Readonly<Record<string, object>>[]
      for (const set of Object.keys(sets)) expect(Object.keys(own[set] ?? {}).sort(), set).toEqual(Object.keys(sets[set] ?? {}).sort())
      for (const { rules } of games()) {
        const [{ names }, original] = [createWords(catalogue, rules), createWords(english, rules).names]
        for (const id of game.tiles(rules)) {
          for (const what of ['effect', 'cost'] as const) {
            expect(names[what](id) === '', `${what} of ${id}`).toBe(original[what](id) === '')
            if (names[what](id) !== '') expectTranslated(names[what](id), original[what](id), `${what} of ${id}`)
          }
        }
      }
    })

    it('never inflects the name of a seat', () => {
      const named = { ...catalogue, phrases: { ...catalogue.phrases, seat: (seat: number) => SEATS[seat] ?? '' } }
      const seldom = Object.keys(catalogue.events).filter((type) => !type.startsWith(game.automa)).map((type): GameEvent => ({ type, rule: 'X-1', seat: 0, ...game.details }))
      for (const { rules, events, keys } of games()) {
        const words = createWords(named, rules)
        for (const text of [...[...events, ...seldom].map(words.event), ...keys.map(words.answer)]) {
          const name = SEATS.find((one) => text.includes(one))
          if (name !== undefined) expect(text).toMatch(unbent(language, name))
        }
      }
    })

    it('does not name the choosing seat again in an outcome', () => {
      for (const { rules, events } of games()) {
        const words = createWords(catalogue, rules)
        for (const event of events) {
          if (event.seat === undefined || event.seat < 0) continue
          const outcome = game.describeOutcome(words, event.seat, 'end-turn', [event])
          if (words.event(event).startsWith(words.names.seat(event.seat))) expect(outcome).not.toContain(words.names.seat(event.seat))
          if (outcome !== '') expectWords(outcome, JSON.stringify(event))
        }
      }
    })

    it('shows the table and the choices of games in progress', () => {
      for (const { rules } of games().filter(({ rules: { options } }) => options.modules.length === 0 && Object.keys(options.settings).length === 0)) {
        const words = createWords(catalogue, rules)
        const seen = new Set<string>()
        let n = 0
        tell(rules, 3, (g, answer) => {
          if (n++ % 7 === 0) for (const line of game.describeTable(catalogue, words, g)) seen.add(line)
          seen.add(game.describeChoice(catalogue, words, g, rules.keys.format(answer)))
        })
        for (const line of seen) expectWords(line.trim().replace(/ {2,}/g, ' '), line)
        for (let seat = 0; seat < rules.seats; seat++) expect([...seen].join('\n')).toContain(words.names.seat(seat))
      }
    })
  })
}
