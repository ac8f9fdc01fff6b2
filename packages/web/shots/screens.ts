// Every screen of the application, in the order of the contact sheet. A new screen is a new row.
import { expect, type Page } from '@playwright/test'
import { OVER, type Wanted } from '../e2e/positions.ts'
import { pick, start } from '../e2e/table-page.ts'
import type { Screen, Walk } from './screen.ts'

const everyModule = ['m6', 'm7', 'm8', 'm9', 'm10'] as const
const home = async ({ page }: Walk): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
}
const picks = (...wanted: readonly (readonly [name: string, value: string])[]) => async (walk: Walk): Promise<void> => {
  await home(walk)
  for (const [name, value] of wanted) await pick(walk.page, name, value)
}
/** A game that stands at a question. */
const at = (question: string, players: number, more: Partial<Wanted> = {}) => ({ open }: Walk): Promise<void> => open({ players, question, ...more })
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()
/** A tab at the foot of the phone's table. */
const tab = async ({ page }: Walk, name: string): Promise<void> => page.getByRole('navigation').getByRole('button', { name }).click()

/** Brings up what the table says about a thing: by the mouse, or by a long press. */
async function ask({ page, isPhone }: Walk, thing: string): Promise<void> {
  const place = page.locator(thing).first()
  await place.scrollIntoViewIfNeeded()
  if (isPhone) await place.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 10, clientY: 10 })
  else await place.hover()
  await expect(page.getByTestId('card')).toBeVisible()
}

/** A locked worker of the seat in turn, clicked. */
async function whyNot(walk: Walk): Promise<void> {
  const { page } = walk
  await at('turn', 2, { offers: 'unlock', seed: 1 })(walk)
  const moves = await page.locator('[data-answer^="move:worker"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-answer') ?? ''))
  const seat = /worker-(\d)/.exec(moves[0] ?? '')?.[1] ?? '0'
  const locked = [0, 1, 2].map((n) => `worker-${seat}-${n}`).find((worker) => !moves.includes(`move:${worker}`))
  await page.locator(`[data-thing="${locked}"]`).first().click()
  await expect(page.getByRole('dialog', { name: /^Why not\?/ }).getByTestId('why')).toBeVisible()
}

const choosing: readonly Screen[] = [
  { name: 'home-empty', whole: true, go: home },
  {
    name: 'home-saved', whole: true, go: async (walk) => {
      await at('turn', 2, { round: 5 })(walk)
      await at('destination', 5, { modules: everyModule, round: 7, seed: 2 })(walk)
      await at(OVER, 4)(walk)
      await at('turn', 1, { round: 3 })(walk)
      await walk.page.getByRole('link', { name: 'Home' }).click()
      await expect(walk.page.getByRole('article')).toHaveCount(4)
    },
  },
  { name: 'new-solo', whole: true, go: picks(['level', 'custom']) },
  { name: 'new-hot-seat-5', whole: true, go: picks(['mode', 'hot-seat'], ['players', '5'], ...everyModule.map((id) => ['module', id] as const)) },
  { name: 'new-illegal', whole: true, go: picks(['module', 'm7']) },
  { name: 'new-russian', whole: true, settings: { language: 'ru' }, go: ({ page }) => page.goto('/').then(() => expect(page.getByTestId('verdict')).toBeVisible()) },
  { name: 'settings', go: async (walk) => { await home(walk); await press(walk.page, 'Settings') } },
  { name: 'rules-list', go: ({ page }) => page.goto('/#/rules/teotihuacan/').then(() => expect(page.getByRole('searchbox')).toBeVisible()) },
  { name: 'rules-one', go: ({ page }) => page.goto('/#/rules/teotihuacan/TEO-ASC-05').then(() => expect(page.locator('[aria-current=true]')).toBeInViewport()) },
  {
    name: 'rules-search', go: async ({ page }) => {
      await page.goto('/#/rules/teotihuacan/')
      await page.getByRole('searchbox').fill('locked worker')
      await expect(page.locator('mark').first()).toBeVisible()
    },
  },
  { name: 'keys', sizes: ['desktop'], go: async (walk) => { await at('turn', 2)(walk); await press(walk.page, 'Keyboard') } },
  { name: 'storage-blocked', go: async (walk) => {
    await walk.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => { throw new Error('blocked') } }))
    await home(walk)
    await expect(walk.page.getByRole('alert')).toBeVisible()
  } },
]

const settingUp: readonly Screen[] = [
  { name: 'hand-over', go: ({ openCovered }) => openCovered({ players: 2, question: 'starting-tiles' }) },
  { name: 'setup-tiles', go: at('starting-tiles', 2) },
  { name: 'setup-draft', go: at('draft', 2, { modules: ['draft'] }) },
  { name: 'setup-workers', go: at('place-worker', 3) },
]

const turn: readonly Screen[] = [
  { name: 'turn-worker', go: at('turn', 3, { round: 4 }) },
  { name: 'turn-destination', sizes: ['desktop', 'phone', 'middle'], go: at('destination', 3, { offers: 'to:forest', seed: 3 }) },
  { name: 'turn-action', go: at('action', 3, { offers: 'main-action', round: 5 }) },
  { name: 'turn-end', go: at('end-turn', 3, { round: 5 }) },
  { name: 'build-tile', go: at('pyramid-tile', 4, { seed: 3 }) },
  { name: 'build-placed', sizes: ['desktop'], go: async (walk) => {
    await at('pyramid-tile', 4, { seed: 3, round: 8 })(walk)
    await walk.page.locator('.close-up svg [role=button]').first().click()
  } },
  { name: 'build-space', go: at('pyramid-space', 4, { seed: 3, round: 8 }) },
  { name: 'build-turned', go: at('rotation', 4, { seed: 3 }) },
  { name: 'decoration-tile', go: at('decoration-tile', 4, { seed: 2 }) },
  { name: 'decoration-space', go: at('decoration-space', 4, { seed: 2 }) },
  { name: 'worship', go: at('worship-benefit', 4, { seed: 2 }) },
  { name: 'worship-tile', go: at('worship-tile', 4, { seed: 2 }) },
  { name: 'technology', go: at('technology', 4, { seed: 2 }) },
  { name: 'payment', go: at('payment', 4, { seed: 2 }) },
  { name: 'temple', go: at('temple', 4, { seed: 2 }) },
  { name: 'power-up', go: at('power-up', 4, { seed: 2 }) },
  { name: 'salary', go: at('salary', 4, { seed: 2 }) },
  { name: 'ascension', go: at('ascension-reward', 4, { seed: 2 }) },
  { name: 'why-not', go: whyNot },
  { name: 'tip', go: async (walk) => { await at('turn', 3, { round: 4 })(walk); await ask(walk, walk.isPhone ? '[data-thing^=worker].legal' : '[data-thing=alchemy]') } },
  { name: 'rules-over-table', go: async (walk) => {
    await whyNot(walk)
    await walk.page.getByRole('link', { name: 'Read the rule', exact: true }).click()
    await expect(walk.page.getByRole('dialog', { name: 'Rules' }).locator('[aria-current=true]')).toBeInViewport()
  } },
]

const modules: readonly Screen[] = [
  ...['Altars', 'Mansion', 'Empire'].map((name): Screen => ({
    name: `modules-${name.toLowerCase()}`, sizes: ['desktop'], go: async (walk) => {
      await at('destination', 5, { modules: everyModule, seed: 2, round: 8 })(walk)
      await press(walk.page, name)
    },
  })),
  { name: 'modules-march', go: at('march', 5, { modules: everyModule }) },
  { name: 'modules-shaman', go: at('place-shaman', 5, { modules: everyModule }) },
  { name: 'modules-altar-tile', go: at('altar-tile', 5, { modules: everyModule }) },
  { name: 'modules-conquest', go: at('conquest-reward', 5, { modules: everyModule }) },
  { name: 'modules-claim', go: at('claim-step', 5, { modules: everyModule }) },
  { name: 'modules-settle', go: at('settle', 5, { modules: everyModule }) },
  { name: 'modules-phone-tracks', sizes: ['phone'], go: async (walk) => { await at('destination', 5, { modules: everyModule, seed: 2, round: 8 })(walk); await tab(walk, 'Tracks') } },
  { name: 'obsidian-2', go: at('destination', 2, { modules: ['m6'], round: 6 }) },
  { name: 'workforce-3', go: at('turn', 3, { modules: ['m10'], round: 6 }) },
]

const games: readonly Screen[] = [
  { name: 'mid-2', go: at('turn', 2, { round: 10 }) },
  { name: 'mid-4', sizes: ['desktop', 'phone', 'middle'], go: at('turn', 4, { round: 10, seed: 4 }) },
  { name: 'mid-5-modules', sizes: ['desktop', 'phone', 'middle'], go: at('turn', 5, { modules: everyModule, round: 10, seed: 4 }) },
  { name: 'mid-4-hungarian', settings: { language: 'hu' }, go: at('destination', 4, { round: 10, seed: 4 }) },
  { name: 'mid-4-large-text', settings: { textSize: 1.3, initials: true }, go: at('destination', 4, { round: 10, seed: 4 }) },
  { name: 'solo', go: at('turn', 1, { round: 8 }) },
  { name: 'phone-tracks', sizes: ['phone'], go: async (walk) => { await at('turn', 4, { round: 10, seed: 4 })(walk); await tab(walk, 'Tracks') } },
  { name: 'phone-me', sizes: ['phone'], go: async (walk) => { await at('turn', 4, { round: 10, seed: 4 })(walk); await tab(walk, 'Me') } },
  { name: 'phone-log', sizes: ['phone'], go: async (walk) => { await at('turn', 4, { round: 10, seed: 4 })(walk); await tab(walk, 'Log') } },
  { name: 'over-2', go: at(OVER, 2) },
  { name: 'over-5', go: at(OVER, 5, { modules: everyModule }) },
  { name: 'demo', go: async (walk) => {
    await picks(['mode', 'demo'], ['players', '3'])(walk)
    await start(walk.page)
    await press(walk.page, 'Pause')
  } },
  { name: 'elsewhere', go: async (walk) => {
    await at('turn', 2, { round: 5 })(walk)
    const first = await walk.page.context().newPage()
    const address = walk.page.url()
    await walk.page.goto('about:blank')
    await first.goto(address)
    await expect(first.getByTestId('sentence')).toBeVisible()
    await walk.page.goto(address)
    await expect(walk.page.getByRole('button', { name: 'Play it here' })).toBeVisible()
  } },
]

export const screens: readonly Screen[] = [...choosing, ...settingUp, ...turn, ...modules, ...games]
