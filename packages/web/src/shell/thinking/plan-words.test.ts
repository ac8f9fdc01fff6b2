import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { everythingAsked, openOf } from '@tollan/room/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer, create } from '../../engine/session.ts'
import { intent as inTawantinsuyu } from '../../games/tawantinsuyu/intent.ts'
import { intent as inTeotihuacan } from '../../games/teotihuacan/intent.ts'
import { teotihuacanWords } from '../../games/teotihuacan/words.ts'
import { phrase, type Values } from '../../i18n/message.ts'
import type { GameWords, Intent } from '../look.ts'
import { en } from './i18n/en.ts'

// loaded anew: test files share modules, and another one may have put other words in their place
const LANGUAGE = '../../i18n/language.svelte.ts'
let tawantinsuyuWords: typeof import('../../games/tawantinsuyu/words.ts').tawantinsuyuWords
let planWords: typeof import('./plan-words.ts').planWords
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LANGUAGE, () => ({ t: (key: keyof typeof en, values?: Values) => phrase('en', en[key], values) }))
  ;({ tawantinsuyuWords } = await import('../../games/tawantinsuyu/words.ts'))
  ;({ planWords } = await import('./plan-words.ts'))
})
afterAll(() => {
  vi.doUnmock(LANGUAGE)
  vi.resetModules()
})

const options = { players: 2, modules: [], settings: {} }
const expected = { own: 154.2, rival: 150 }

const planOf = (words: GameWords, intent: Intent, answers: readonly string[], hoped: typeof expected | null = expected): string =>
  planWords({ look: { endsTurn: (key) => key === 'end-turn', intent }, wordsAt: () => words }, answers.map((key) => ({ answer: key, tableau: null, after: null })), hoped).replaceAll('\u00a0', ' ')

describe('a plan in one line', () => {
  it.each([
    ['move:worker-1-2 to:alchemy main-action develop:tech-05 power-up:worker-1-2 end-turn', 'Wants: To Alchemy · Develop technology 5. Expects 154 points at the end.'],
    ['move:worker-0-1 to:palace worship:palace-middle worship-for:both first:tile', 'Wants: To Palace · Worship: middle royal tile. Expects 154 points at the end.'],
    ['move:worker-1-2 to:decorations main-action decorate-with:deco-09 decorate-at:deco-top-1 temple:red', 'Wants: To Decorations · Lay decoration 9. Expects 154 points at the end.'],
    ['move:worker-0-1 to:forest collect-cocoa end-turn', 'Wants: To Forest · Collect cocoa. Expects 154 points at the end.'],
    ['salary:4', 'Wants: Pay 4 cocoa. Expects 154 points at the end.'],
    ['again end-turn', 'Expects 154 points at the end.'],
  ])('says where a turn goes and what it does there: %s', async (answers, line) => {
    expect(planOf(await teotihuacanWords('en', options), inTeotihuacan, answers.split(' '))).toBe(line)
  })

  it.each([
    ['place:craftsman on:space-top-3-b by-gold task:icon-top-3-ab task:icon-top-ridge-34', 'Wants: Place a Craftsman · Gather 3 potatoes · Buy weavings'],
    ['side:move-priest move-to:section-0 casualty:corn-end take-part play-army:army-07 done conquer:conquest-chinchaysuyu-1 end-turn', 'Wants: Move to section 1 · Conquer Chinchaysuyu, space 1'],
    ['place:warrior on:space-top-4-a by-card:god-diamond-2 pay:1-potato', 'Wants: Place a Warrior · Play God card diamond 2'],
    ['decline task:icon-summit-4 erect:passive-09 end-turn', 'Wants: Erect building Z09'],
    ['done', ''],
  ])('of the second table too: %s', async (answers, line) => {
    expect(planOf(await tawantinsuyuWords('en', options), inTawantinsuyu, answers.split(' '), null)).toBe(line)
  })

  it.each([['teotihuacan', inTeotihuacan], ['tawantinsuyu', inTawantinsuyu]] as const)('is short in every language: %s', async (game, intent) => {
    const wordsIn = game === 'teotihuacan' ? teotihuacanWords : tawantinsuyuWords
    const made = await create(game, options, secretFromSeed(2), everythingAsked)
    if (!made.ok) throw new Error(made.message)
    const { session } = made
    const words = await Promise.all((['en', 'pl', 'hu', 'ru'] as const).map((language) => wordsIn(language, options)))
    const random = fastRandom(2)
    let plan: string[] = []
    let longest = 0
    for (let open = openOf(session.room), seat = -1; open !== undefined; open = openOf(session.room)) {
      if (open.seat !== seat) {
        for (const one of words) longest = Math.max(longest, planOf(one, intent, plan, null).length)
        plan = []
      }
      seat = open.seat
      const key = open.answers[random(open.answers.length)] ?? ''
      plan.push(key)
      const given = answer(session, open.seat, open.revision, key, everythingAsked)
      if (!given.ok) throw new Error(given.message)
    }
    expect(longest).toBeGreaterThan(40)
    expect(longest).toBeLessThanOrEqual('Wants: '.length + 91)
  })
})
