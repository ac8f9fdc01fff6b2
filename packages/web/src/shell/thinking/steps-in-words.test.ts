import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { givenSteps, type Room, sceneAt, toldTo } from '@tollan/room'
import { everythingAsked, openOf } from '@tollan/room/testing'
import type { Tableau } from '@tollan/teotihuacan'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer, create } from '../../engine/session.ts'
import { en as teotihuacan } from '../../games/teotihuacan/i18n/en.ts'
import { intent as inTawantinsuyu } from '../../games/tawantinsuyu/intent.ts'
import { intent as inTeotihuacan } from '../../games/teotihuacan/intent.ts'
import { teotihuacanWords } from '../../games/teotihuacan/words.ts'
import { phrase, type Values } from '../../i18n/message.ts'
import type { GameWords, Intent } from '../look.ts'
import type { Table } from '../table.svelte.ts'
import { en as thinking } from './i18n/en.ts'

// loaded anew: test files share modules, and another one may have put other words in their place
const LANGUAGE = '../../i18n/language.svelte.ts'
const messages = { ...teotihuacan, ...thinking }
let inPlace: typeof import('../../games/teotihuacan/in-place.ts').inPlace
let tawantinsuyuWords: typeof import('../../games/tawantinsuyu/words.ts').tawantinsuyuWords
let stepInWords: typeof import('./steps-in-words.ts').stepInWords
let stepsInWords: typeof import('./steps-in-words.ts').stepsInWords
let planWords: typeof import('./plan-words.ts').planWords
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LANGUAGE, () => ({ t: (key: keyof typeof messages, values?: Values) => phrase('en', messages[key], values) }))
  ;({ inPlace } = await import('../../games/teotihuacan/in-place.ts'))
  ;({ tawantinsuyuWords } = await import('../../games/tawantinsuyu/words.ts'))
  ;({ stepInWords, stepsInWords } = await import('./steps-in-words.ts'))
  ;({ planWords } = await import('./plan-words.ts'))
})
afterAll(() => {
  vi.doUnmock(LANGUAGE)
  vi.resetModules()
})

/** A game at random. */
async function played(game: string, seed: number): Promise<Room> {
  const made = await create(game, { players: 2 }, secretFromSeed(seed), everythingAsked)
  if (!made.ok) throw new Error(made.message)
  const { session } = made
  const random = fastRandom(seed)
  for (let open = openOf(session.room); open !== undefined; open = openOf(session.room)) {
    const given = answer(session, open.seat, open.revision, open.answers[random(open.answers.length)] ?? '', everythingAsked)
    if (!given.ok) throw new Error(given.message)
  }
  return session.room
}

const tableOf = (wordsAt: Table['wordsAt'], intent: Intent = { ...inTawantinsuyu, unclear: [] }) => ({ look: { endsTurn: (key: string) => key === 'end-turn', intent }, wordsAt })

describe('steps in words', () => {
  it('call dice by where they stood when each step was given, also when the game is over', async () => {
    const room = await played('teotihuacan', 4)
    const { options } = room.journal.rules
    const plain = await teotihuacanWords('en', options)
    const wordsAt = (tableau: unknown): GameWords => inPlace(plain, () => tableau as Tableau, options)
    const table = tableOf(wordsAt)
    const { entries } = room.journal
    let moved = 0
    for (let entry = 0, to = 0; entry < entries.length; entry = to) {
      const seat = entries[entry]?.seat
      for (to = entry + 1; to < entries.length && entries[to]?.seat === seat; ) to++
      if (typeof seat !== 'number') continue
      const answers = entries.slice(entry, to).map((one) => one.answer)
      const then = answers.flatMap((key, i) => (key === 'end-turn' ? [] : [wordsAt(sceneAt(room, entry + i, seat).tableau).answer(key)]))
      expect(stepsInWords(table, givenSteps(room, { entry, seat, answers }, seat))).toEqual(then)
      const now = wordsAt(sceneAt(room, entry, seat).tableau)
      if (answers.some((key, i) => key.startsWith('power-up:') && now.answer(key) !== then[i])) moved++
    }
    expect(moved).toBeGreaterThan(5)
  })

  it.each([['teotihuacan', inTeotihuacan], ['tawantinsuyu', inTawantinsuyu]] as const)('that say nothing by themselves come with the question they answer, in every language: %s', async (game, intent) => {
    const kinds = new Map<string, Set<string>>()
    let told = 0
    for (const seed of [3, 4, 5]) {
      const room = await played(game, seed)
      const { entries, rules } = room.journal
      const { aids } = room.definition
      const spoken = await Promise.all((['en', 'pl', 'hu', 'ru'] as const).map((language) => (game === 'teotihuacan' ? teotihuacanWords : tawantinsuyuWords)(language, rules.options)))
      for (const [entry, { seat, answer: key }] of entries.entries()) {
        if (seat === 'chance') continue
        const [step] = givenSteps(room, { entry, seat, answers: [key] }, seat)
        if (step?.asked === undefined) throw new Error(`${key} was not asked`)
        for (const one of step.asked.answers) if (!one.includes(':') && !aids.asides.includes(one)) kinds.set(one, (kinds.get(one) ?? new Set()).add(step.asked.kind))
        if (!intent.unclear.includes(key.split(':', 1)[0] ?? '')) continue
        told++
        for (const words of spoken) {
          const [question = '', said = ''] = stepInWords(tableOf(() => words, intent), step).split('? ')
          expect(words.question(step.asked.kind, step.asked.answers)).toContain(`${question}?`)
          expect(question.length).toBeGreaterThan(5)
          expect(said).toBe(words.answer(key))
        }
      }
    }
    expect(told).toBeGreaterThan(30)
    for (const [key, asked] of kinds) if (asked.size > 1) expect(intent.unclear, `${key} answers ${[...asked].join(', ')}`).toContain(key)
  })

  it('TAW-HIDE-01 the plan of another seat names no card its answers keep secret, the own one does', async () => {
    const room = await played('tawantinsuyu', 5)
    const words = await tawantinsuyuWords('en', room.journal.rules.options)
    const table = tableOf(() => words)
    const secret = new Set<string>()
    for (const [entry, { seat, answer: key }] of room.journal.entries.entries()) {
      const [verb = '', card = ''] = key.split(':')
      if (seat === 'chance' || !['keep', 'keep-army', 'exchange'].includes(verb)) continue
      secret.add(verb)
      const told = (viewer: number) => givenSteps(room, { entry, seat, answers: [key] }, viewer)
      expect(JSON.stringify(told(1 - seat).map((step) => step.answer))).not.toContain(card)
      expect(planWords(table, told(1 - seat), null)).toBe('')
      expect(planWords(table, told(1 - seat), { own: 154.2, rival: 0 })).toBe('Expects 154 points at the end.')
      expect(planWords(table, told(seat), null)).toContain(words.name(card.split('+', 1)[0] ?? '').replace(/ \(.*/, ''))
    }
    expect([...secret].sort()).toEqual(['exchange', 'keep', 'keep-army'])
  })

  it('tell of each answer given what the log tells', async () => {
    const room = await played('tawantinsuyu', 5)
    const { entries } = room.journal
    const logs = [toldTo(room, 0), toldTo(room, 1)]
    for (const [entry, { seat }] of entries.entries()) {
      if (seat === 'chance' || entries[entry - 1]?.seat === seat) continue
      const turn = entries.slice(entry, entries.findIndex((one, i) => i > entry && one.seat !== seat))
      for (const [viewer, log] of logs.entries()) {
        const told = givenSteps(room, { entry, seat, answers: turn.map((one) => one.answer) }, viewer)
        expect(told.map((step) => [step.answer, step.hidden])).toEqual(turn.map((_, i) => [log[entry + i]?.answer, log[entry + i]?.hidden]))
      }
    }
  })

  it('tell others nothing of an answer that was planned and not given', async () => {
    const room = await played('tawantinsuyu', 5)
    const entry = room.journal.entries.findIndex(({ answer: key }) => key.startsWith('place:'))
    const { seat, answer: key } = room.journal.entries[entry] ?? {}
    if (typeof seat !== 'number' || key === undefined) throw new Error('nobody places a worker')
    expect(givenSteps(room, { entry, seat, answers: ['trade:army-01', key] }, 1 - seat)).toMatchObject([{ answer: 'trade', hidden: true }, { answer: key }])
  })
})
