// Every screen of the application, in the order of the contact sheet. A new screen is a new row.
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { byBuilding, OVER, type Wanted } from '../e2e/positions.ts'
import { fromBar, pick, start } from '../e2e/table-page.ts'
import { online } from './online.ts'
import type { Screen, Walk } from './screen.ts'
import { thinking } from './thinking.ts'

const everyModule = ['m6', 'm7', 'm8', 'm9', 'm10'] as const
const everySize = ['desktop', 'phone', 'middle', 'low', 'landscape', 'tablet'] as const
const touched = ['phone', 'middle', 'landscape', 'tablet'] as const
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

/** The log; on a phone it is a tab. */
const toLog = async (walk: Walk): Promise<void> => {
  if (walk.size !== 'desktop' && walk.size !== 'low') await tab(walk, 'Log')
}
/** Something of the top bar; on a phone it is in the menu. */
const fromMenu = ({ page }: Walk, name: string): Promise<void> => fromBar(page, 'button', name)
/** By finger where there is one: a mouse that stays over a board brings up its card. */
const openLarge = ({ page, isPhone }: Walk, name: string): Promise<void> => {
  const board = page.locator('.map').getByRole('button', { name })
  return isPhone ? board.tap() : board.click()
}
/** A part of the phone's board, large. */
const closeUp = (name: string, wanted: Partial<Wanted> = {}) => async (walk: Walk): Promise<void> => {
  await at('turn', 4, { round: 10, seed: 4, ...wanted })(walk)
  await openLarge(walk, name)
}
/** The second step of Teotibot's turn. */
async function theatre(walk: Walk): Promise<void> {
  const { page } = walk
  await at('end-turn', 1, { round: 4 })(walk)
  await page.locator('[data-answer="end-turn"]').first().click()
  for (const step of ['Step 1 of', 'Step 2 of', 'Step 3 of']) {
    await expect(page.getByTestId('theatre-bar')).toContainText(step)
    if (step !== 'Step 3 of') await press(page, 'Next step')
  }
}
/** First steps, up to the first answer that is wanted. */
async function firstSteps(walk: Walk): Promise<void> {
  await home(walk)
  await press(walk.page, 'Take the first steps')
  for (let i = 0; i < 2; i++) await walk.page.getByTestId('guide-next').click()
  await expect(walk.page.locator('[data-step="collect/pick"]')).toBeVisible()
}
/** The points by source, or those of the first eclipse. */
const scores = (players: number, which: string) => async (walk: Walk): Promise<void> => {
  await at('turn', players, { round: 14, seed: 4 })(walk)
  if (!(await walk.page.getByTestId('scores').isVisible())) await fromMenu(walk, 'Scores') // a wide table may show those of an eclipse that is just over
  await press(walk.page, which)
}

/** A long press. */
const hold = (page: Page, thing: string): Promise<void> => page.locator(thing).first().dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 10, clientY: 10 })

/** Brings up what the table says about a thing: by the mouse, or by a long press. */
async function ask({ page, isPhone }: Walk, thing: string): Promise<void> {
  const place = page.locator(thing).first()
  await place.scrollIntoViewIfNeeded()
  if (isPhone) await hold(page, thing)
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
  if (walk.isPhone) await hold(page, `[data-about="${locked}"]`)
  else await page.locator(`[data-thing="${locked}"]`).first().click()
  await expect(page.getByRole('dialog', { name: /^Why not\?/ }).getByTestId('why')).toBeVisible()
}

/** Games somebody has finished before, for the statistics. */
const finished = [[66, 104, 0], [91, 98, 0], [112, 97, 0], [124, 101, 0], [133, 128, 1], [98, 120, 1]].map(([own, hers, harder], i) => ({
  id: `finished-${i}`, game: i === 5 ? 'teotihuacan' : 'tawantinsuyu', ended: i, players: 1, modules: [], settings: harder === 0 ? {} : { harder }, points: [own, hers],
  places: own !== undefined && hers !== undefined && own >= 120 && own > hers ? [1, 2] : [2, 1], names: ['Ana', 'Axomamma'],
  ...(i === 5 ? {} : { sources: [{ temple: 24 + i, tapestries: 15, regions: 12 + i, conquests: 9, statues: 18, merchant: 11, upkeep: -4 }, {}] }),
}))

const choosing: readonly Screen[] = [
  { name: 'home-empty', whole: true, go: home },
  {
    name: 'home-saved', whole: true, go: async (walk) => {
      await at('turn', 2, { round: 5 })(walk)
      await at('destination', 5, { modules: everyModule, round: 7, seed: 2 })(walk)
      await at(OVER, 4)(walk)
      await at('turn', 1, { round: 3 })(walk)
      await fromBar(walk.page, 'link', 'Home')
      await expect(walk.page.getByRole('article')).toHaveCount(4)
    },
  },
  {
    name: 'home-both-games', whole: true, go: async (walk) => {
      for (const [question, players, more] of [['turn', 2, { round: 5 }], [OVER, 1, {}], ['turn', 3, { game: 'tawantinsuyu' }], [OVER, 1, { game: 'tawantinsuyu' }], [OVER, 3, { game: 'tawantinsuyu' }]] as const) await at(question, players, more)(walk)
      await walk.page.evaluate(([key, played]) => localStorage.setItem(key, played), ['tollan-history', JSON.stringify(finished)] as const)
      await walk.page.goto('/')
      await walk.page.reload()
      await walk.page.getByTestId('statistics').locator('summary').click()
      await walk.page.getByTestId('statistics').getByText('Tawantinsuyu').click()
    },
  },
  { name: 'new-solo', whole: true, go: picks(['level', 'custom']) },
  { name: 'new-hot-seat-5', whole: true, go: picks(['mode', 'hot-seat'], ['players', '5'], ...everyModule.map((id) => ['module', id] as const)) },
  { name: 'new-illegal', whole: true, go: picks(['module', 'm7']) },
  { name: 'new-russian', whole: true, settings: { language: 'ru' }, go: ({ page }) => page.goto('/').then(() => expect(page.getByTestId('verdict')).toBeVisible()) },
  { name: 'settings', go: async (walk) => { await home(walk); await press(walk.page, 'Settings') } },
  ...['tawantinsuyu', 'teotihuacan'].map((game): Screen => ({ name: `values-${game}`, go: ({ page }) => page.goto(`/#/values/${game}`).then(() => expect(page.locator('[data-piece]').first()).toBeVisible()) })),
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
  { name: 'setup-tiles', sizes: everySize, go: at('starting-tiles', 2) },
  { name: 'setup-draft', go: at('draft', 2, { modules: ['draft'] }) },
  { name: 'setup-workers', go: at('place-worker', 3) },
]

const turn: readonly Screen[] = [
  { name: 'turn-worker', sizes: everySize, go: at('turn', 3, { round: 4 }) },
  { name: 'turn-destination', sizes: everySize, go: at('destination', 3, { offers: 'to:forest', seed: 3 }) },
  { name: 'turn-action', sizes: everySize, go: at('action', 3, { offers: 'main-action', round: 5 }) },
  { name: 'turn-end', go: at('end-turn', 3, { round: 5 }) },
  { name: 'build-tile', sizes: everySize, go: at('pyramid-tile', 4, { seed: 3 }) },
  { name: 'build-placed', sizes: ['desktop'], go: async (walk) => {
    await at('pyramid-tile', 4, { seed: 3, round: 8 })(walk)
    await walk.page.locator('.close-up svg [role=button]').first().click()
  } },
  { name: 'build-space', sizes: everySize, go: at('pyramid-space', 4, { seed: 3, round: 8 }) },
  { name: 'build-turned', sizes: everySize, go: at('rotation', 4, { seed: 3 }) },
  { name: 'decoration-tile', sizes: everySize, go: at('decoration-tile', 4, { seed: 2 }) },
  { name: 'decoration-space', sizes: everySize, go: at('decoration-space', 4, { seed: 2 }) },
  { name: 'worship', go: at('worship-benefit', 4, { seed: 2 }) },
  { name: 'worship-tile', go: at('worship-tile', 4, { seed: 2 }) },
  { name: 'technology', sizes: everySize, go: at('technology', 4, { seed: 2 }) },
  { name: 'payment', go: at('payment', 4, { seed: 2 }) },
  { name: 'temple', go: at('temple', 4, { seed: 2 }) },
  { name: 'power-up', go: at('power-up', 4, { seed: 2 }) },
  { name: 'salary', go: at('salary', 4, { seed: 2 }) },
  { name: 'ascension', go: at('ascension-reward', 4, { seed: 2 }) },
  { name: 'why-not', go: whyNot },
  { name: 'tip', go: async (walk) => { await at('turn', 3, { round: 4 })(walk); await ask(walk, walk.isPhone ? '.map [data-about^=worker].legal' : '[data-thing=alchemy]') } },
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
  { name: 'introduction', settings: { introduce: true }, go: async (walk) => { await at('turn', 2, { modules: ['m6', 'm8'] })(walk); await expect(walk.page.getByTestId('introduction')).toBeVisible() } },
  { name: 'obsidian-2', go: at('destination', 2, { modules: ['m6'], round: 6 }) },
  { name: 'workforce-3', go: at('turn', 3, { modules: ['m10'], round: 6 }) },
]

const happened: readonly Screen[] = [
  { name: 'log-replay', sizes: everySize, go: async (walk) => {
    await at('turn', 4, { round: 10, seed: 4 })(walk)
    await toLog(walk)
    await walk.page.locator('.log .line').nth(-12).click()
    await expect(walk.page.getByTestId('replay')).toBeVisible()
  } },
  { name: 'replay-board', sizes: touched, go: async (walk) => {
    await at('turn', 4, { round: 10, seed: 4 })(walk)
    await toLog(walk)
    await walk.page.locator('.log .line').nth(-12).click()
    await walk.page.getByRole('navigation').getByRole('button').first().click()
  } },
  { name: 'scores-eclipse', sizes: everySize, go: scores(4, 'Eclipse I') },
  { name: 'scores-sources', sizes: everySize, go: scores(4, 'Points by source') },
  { name: 'scores-now', sizes: everySize, go: at('salary', 5, { modules: everyModule, seed: 2 }) },
  { name: 'theatre', sizes: everySize, settings: { automa: 0, motion: 1 }, go: theatre },
  { name: 'first-steps-home', whole: true, go: async (walk) => { await home(walk); await press(walk.page, 'Chapters') } },
  { name: 'first-steps', sizes: everySize, go: firstSteps },
  { name: 'first-steps-chapters', go: async (walk) => { await firstSteps(walk); await walk.page.getByTestId('guide').getByRole('button', { name: 'Chapters' }).click() } },
]

/** The second table. */
const hill = (question: string, players: number, more: Partial<Wanted> = {}) => async (walk: Walk): Promise<void> => {
  await at(question, players, { game: 'tawantinsuyu', ...more })(walk)
  const back = walk.page.getByRole('button', { name: 'Back to the table' })
  if (question === 'turn' && (await back.isVisible())) await back.click() // a Feast has just been held
}
/** Whoever prays and trains whenever possible holds more cards than fit side by side. */
const fullHand = { prefers: ['side:pray', 'side:train', 'from-deck'], hand: 8 } as const
/** A later step of a turn of Axomamma. */
async function herTurn(walk: Walk, steps: number, seed = 1): Promise<void> {
  const { page } = walk
  await hill('end-of-turn', 1, { offers: 'end-turn', round: 1, seed })(walk)
  await page.locator('[data-answer="end-turn"]').first().click()
  for (let step = 1; step <= steps; step++) {
    await expect(page.getByTestId('theatre-bar')).toContainText(`Step ${step} of`)
    if (step < steps) await press(page, 'Next step')
  }
}
/** The first section with something to choose from, large. */
async function section(walk: Walk): Promise<void> {
  await hill('space', 4, { round: 1 })(walk)
  await walk.page.locator('svg [data-section].legal').first().press('Enter')
  await expect(walk.page.locator('.carousel')).toBeVisible()
}
const tawantinsuyu: readonly Screen[] = [
  { name: 'taw-new-solo', whole: true, go: picks(['game', 'tawantinsuyu'], ['level', 'custom']) },
  { name: 'taw-first-steps', sizes: everySize, go: async (walk) => {
    await picks(['game', 'tawantinsuyu'])(walk)
    await press(walk.page, 'Take the first steps')
    for (let i = 0; i < 3; i++) await walk.page.getByTestId('guide-next').click()
    await expect(walk.page.locator('[data-step="place/pick"]')).toBeVisible()
  } },
  { name: 'taw-first-loom', sizes: everySize, go: async (walk) => {
    await picks(['game', 'tawantinsuyu'])(walk)
    await press(walk.page, 'Chapters')
    await walk.page.locator('[data-chapter="weaving"]').click()
    await expect(walk.page.locator('[data-step="weave/loom"]')).toBeVisible()
    await walk.page.locator('[data-answer="place:courier"]').first().click()
    await expect(walk.page.locator('[data-answer^="on:"]').first()).toBeAttached()
  } },
  { name: 'taw-hand-over', go: ({ openCovered }) => openCovered({ game: 'tawantinsuyu', players: 2, question: 'turn', round: 1 }) },
  { name: 'taw-undrawn', go: async ({ page }) => {
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../../../fixtures/tawantinsuyu/1/3-players.json'))
    await expect(page.getByTestId('undrawn')).toBeVisible()
  } },
  { name: 'taw-keep-cards', go: hill('keep-god-cards', 3) },
  { name: 'taw-turn', sizes: everySize, go: hill('turn', 4, { round: 1 }) },
  { name: 'taw-space', sizes: everySize, go: hill('space', 4, { round: 1 }) },
  { name: 'taw-section', sizes: touched, go: section },
  { name: 'taw-sum', sizes: everySize, go: async (walk) => {
    const isWide = walk.size === 'desktop' || walk.size === 'low'
    if (isWide) await hill('space', 4, { round: 1 })(walk)
    else await section(walk)
    const space = walk.page.locator('.hill:visible [data-thing^="space-"].legal').first()
    if (walk.isPhone) await space.tap()
    else if (isWide) await space.hover()
    else await space.click()
    await expect(walk.page.getByTestId('sum')).toBeVisible()
  } },
  { name: 'taw-why', go: async (walk) => {
    await (walk.isPhone ? section(walk) : hill('space', 4, { round: 1 })(walk))
    await walk.page.locator('.hill:visible [data-thing^="space-"]:not(.legal)').first().dispatchEvent('click')
    await expect(walk.page.getByRole('dialog', { name: /^Why not\?/ }).getByTestId('why')).toBeVisible()
  } },
  { name: 'taw-hand', sizes: touched, go: async (walk) => {
    await hill('space', 4, { round: 1 })(walk)
    await walk.page.getByTestId('hand').click()
    const card = walk.page.locator('.drawer [data-thing^="god-"]').first()
    await (walk.isPhone ? card.tap() : card.hover())
  } },
  { name: 'taw-hand-lit', sizes: ['desktop'], go: async (walk) => {
    await hill('turn', 4, { round: 1 })(walk)
    await walk.page.locator('.own [data-thing^="god-"]').first().hover()
  } },
  { name: 'taw-full-hand', sizes: ['desktop', 'low', 'phone'], go: hill('turn', 3, { round: 1, ...fullHand }) },
  { name: 'taw-tasks', go: hill('task', 4, { round: 1 }) },
  { name: 'taw-side-plan', go: async (walk) => {
    await hill('turn', 3)(walk)
    if (walk.size !== 'desktop') return
    await press(walk.page, 'Show the answers')
    for (const plan of ['side:move-priest', 'side:pray']) await walk.page.locator(`[data-plan="${plan}"]`).click()
  } },
  { name: 'taw-second-side', go: hill('second-side-action', 3) },
  { name: 'taw-weavings', go: hill('buy-weavings', 4) },
  { name: 'taw-asked', go: hill('leftover-weaving', 4) },
  { name: 'taw-asked-offering', go: hill('offering-too', 3) },
  { name: 'taw-asked-conquest', go: hill('conquer', 3, { round: 1 }) },
  ...byBuilding.flatMap((wanted): Screen[] => [
    { name: `taw-asked-${wanted.byBuilding}`, go: hill(wanted.question, wanted.players, wanted) },
    { name: `taw-asked-${wanted.byBuilding}-cover`, go: ({ openCovered }) => openCovered(wanted) },
  ]),
  { name: 'taw-tapestry', go: hill('lay-weaving', 4, { round: 1 }) },
  { name: 'taw-priest', go: hill('move-priest', 4, { round: 1 }) },
  { name: 'taw-conquer', go: hill('conquer', 4) },
  { name: 'taw-upkeep', go: hill('upkeep', 3) },
  { name: 'taw-feast-card', go: hill('feast-card', 3) },
  { name: 'taw-theatre', go: (walk) => herTurn(walk, 2) },
  { name: 'taw-theatre-later', go: (walk) => herTurn(walk, 4, 2) },
  { name: 'taw-over-solo', go: hill(OVER, 1) },
  { name: 'taw-solo', go: hill('turn', 1, { round: 1 }) },
  { name: 'taw-over', go: hill(OVER, 3) },
  ...['Empire', 'Me', 'Players', 'Log'].map((name): Screen => ({ name: `taw-${name.toLowerCase()}`, sizes: touched, go: async (walk) => { await hill('turn', 4, { round: 1 })(walk); await tab(walk, name) } })),
  { name: 'taw-market', sizes: touched, go: hill('building', 4, { round: 1 }) },
  { name: 'taw-offer', sizes: touched, go: hill('god-card', 4, { round: 1 }) },
  { name: 'taw-army', sizes: touched, go: hill('keep-army-card', 4, { round: 1 }) },
]

const onPhones: readonly Screen[] = [
  ...['Tracks', 'Me', 'Players', 'Log'].map((name): Screen => ({ name: `phone-${name.toLowerCase()}`, sizes: touched, go: async (walk) => { await at('turn', 4, { round: 10, seed: 4 })(walk); await tab(walk, name) } })),
  ...['Tracks', 'Me', 'Players'].map((name): Screen => ({ name: `phone-modules-${name.toLowerCase()}`, sizes: ['phone'], go: async (walk) => { await at('destination', 5, { modules: everyModule, seed: 2, round: 8 })(walk); await tab(walk, name) } })),
  ...['Palace', 'Forest', 'Nobles', 'Alchemy', 'Decorations', 'Construction', 'Pyramid'].map((name): Screen => ({ name: `close-${name.toLowerCase()}`, sizes: name === 'Alchemy' || name === 'Pyramid' ? touched : ['phone'], go: closeUp(name) })),
  { name: 'close-destination', sizes: touched, go: async (walk) => { await at('destination', 3, { offers: 'to:forest', seed: 3 })(walk); await openLarge(walk, 'Forest') } },
  { name: 'menu', sizes: ['phone', 'landscape'], go: async (walk) => { await at('turn', 4, { round: 10, seed: 4 })(walk); await press(walk.page, 'Menu') } },
]

const games: readonly Screen[] = [
  { name: 'mid-2', go: at('turn', 2, { round: 10 }) },
  { name: 'mid-4', sizes: everySize, go: at('turn', 4, { round: 10, seed: 4 }) },
  { name: 'mid-5-modules', sizes: everySize, go: at('turn', 5, { modules: everyModule, round: 10, seed: 4 }) },
  { name: 'mid-4-hungarian', settings: { language: 'hu' }, go: at('destination', 4, { round: 10, seed: 4 }) },
  { name: 'mid-4-large-text', settings: { textSize: 1.3, initials: true }, go: at('destination', 4, { round: 10, seed: 4 }) },
  { name: 'solo', sizes: everySize, go: at('turn', 1, { round: 8 }) },
  { name: 'over-2', go: at(OVER, 2) },
  { name: 'over-5', sizes: everySize, go: at(OVER, 5, { modules: everyModule }) },
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

export const screens: readonly Screen[] = [...choosing, ...settingUp, ...turn, ...modules, ...happened, ...onPhones, ...tawantinsuyu, ...games, ...online, ...thinking]
