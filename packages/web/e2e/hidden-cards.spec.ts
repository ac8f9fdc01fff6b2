// A whole game of three at one screen, played beside a copy that knows everything: nothing of another seat's hand is in the page, spoken, stored or sent.
import { expect } from '@playwright/test'
import { createWords, english, tawantinsuyu } from '@tollan/tawantinsuyu'
import type { Call, Reply } from '../src/engine/protocol.ts'
import { answer, create, type Session } from '../src/engine/session.ts'
import { hiddenFrom } from '../src/engine/testing-secrets.ts'
import { secretOf } from './dealt.ts'
import { cardsIn, heardOf, listenToWorker, spokenIn, storedOf } from './eavesdrop.ts'
import { another, isSomebodyAsked, sit, step } from './online-page.ts'
import { answers, calm, dice, pick, start, takeScreen, test } from './table-page.ts'

const manner = { forced: true, confirm: 'always' } as const

/** Cards as the page calls them. */
function wordsFor(): (card: string) => RegExp {
  const compiled = tawantinsuyu.compile({ players: 3, modules: [], settings: {} })
  if (!compiled.ok) throw new Error(compiled.message)
  const { names } = createWords(english, compiled.rules)
  return (card) => new RegExp(`${names.name(card)}(?!\\d)`, 'i')
}
const isCard = (name: string): boolean => cardsIn(name).length > 0

/** The seat a message is for; those that name none are for whoever looks. */
function viewerIn(reply: Reply): number | undefined {
  const value = 'value' in reply ? (reply.value as { readonly update?: { readonly scene: { readonly viewer: number } }; readonly opened?: { readonly scene: { readonly viewer: number } } } | null) : null
  return (value?.update ?? value?.opened)?.scene.viewer
}

test('@long nobody sees, hears, finds or is sent the hand of another, all through a game of three', async ({ page }, { titlePath }) => {
  test.slow()
  await listenToWorker(page)
  const made = await create('tawantinsuyu', { players: 3, modules: [], settings: {} }, secretOf(titlePath.join()), manner)
  if (!made.ok) throw new Error(made.message)
  const copy: Session = made.session
  const random = dice(5)
  const inWords = wordsFor()
  let viewer = 0
  let checked = 0
  const known = new Map<string, Set<string>>()
  const hiddenNow = (seat: number): Set<string> => {
    const moment = `${copy.room.journal.entries.length} ${seat}`
    const found = known.get(moment) ?? hiddenFrom(copy.room, seat)
    known.clear()
    known.set(moment, found)
    return found
  }
  const clean = (what: string, text: string, seat: number): void => {
    const hidden = hiddenNow(seat)
    const found = [...cardsIn(text).filter((card) => hidden.has(card)), ...[...hidden].filter((name) => isCard(name) && inWords(name).test(text))]
    checked += hidden.size
    expect(found, `${what}, entry ${copy.room.journal.entries.length}, seat ${seat}`).toEqual([])
  }
  /** Plays on the copy what the page has played, and looks at every message in between. */
  const follow = async (): Promise<void> => {
    for (const { sent, text } of await heardOf(page)) {
      if (sent) {
        const { name, args } = JSON.parse(text) as Call
        if (name === 'answer') expect(answer(copy, ...(args as unknown as [number, number, string]), manner).ok).toBe(true)
        continue
      }
      viewer = viewerIn(JSON.parse(text) as Reply) ?? viewer
      clean('a message of the worker', text, viewer)
    }
  }

  await page.goto('/')
  await pick(page, 'game', 'tawantinsuyu')
  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', '3')
  await start(page)
  for (let n = 0; ; n++) {
    const isCovered = await page.getByTestId('pass-to').isVisible()
    await follow()
    const html = await page.locator('body').innerHTML()
    if (isCovered) expect(cardsIn(html), 'under the cover').toEqual([])
    clean('the page', html, viewer)
    if (n % 10 === 0) {
      clean('the store', await storedOf(page), -1)
      expect(cardsIn(await storedOf(page)), 'the store names no card').toEqual([])
      clean('what is spoken', await spokenIn(page), viewer)
    }
    await takeScreen(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const question = page.getByTestId('question')
    const before = await question.getAttribute('data-revision')
    const offered = await answers(page).count()
    if (offered === 0) break
    await answers(page).nth(random(offered)).click()
    await expect(question.or(page.getByTestId('pass-to'))).not.toHaveAttribute('data-revision', before ?? '', { timeout: 10_000 })
  }
  await expect(page.getByTestId('sentence')).toContainText('The game is over')
  expect(checked).toBeGreaterThan(1000)
})

/** The cards a seat holds and only it may name, by the newest message of its worker that shows the table. */
function handIn(texts: readonly string[]): readonly string[] | null {
  interface Shown {
    readonly viewer: number
    readonly tableau: { readonly seats: readonly { readonly godCards: readonly string[]; readonly armyCards: readonly string[] }[] }
  }
  for (const text of texts.toReversed()) {
    const value = (JSON.parse(text) as { readonly value?: { readonly update?: { readonly scene: Shown }; readonly opened?: { readonly scene: Shown }; readonly scene?: Shown } | null }).value
    const scene = value?.update?.scene ?? value?.opened?.scene ?? value?.scene
    const held = scene?.tableau.seats[scene.viewer]
    if (held !== undefined) return [...held.godCards, ...held.armyCards].filter(isCard)
  }
  return null
}

test.describe('looking on', () => {
  test.use({ settings: { ...calm, confirm: 'never' } })

  test('@long whoever looks on sees, hears, keeps and is sent nothing of a hand, all through a game', async ({ page, browser }, { project }) => {
    test.setTimeout(900_000)
    const inWords = wordsFor()
    await listenToWorker(page)
    await page.goto('/')
    await pick(page, 'game', 'tawantinsuyu')
    await pick(page, 'mode', 'online')
    await pick(page, 'players', '2')
    await page.locator('.names input').first().fill('Anna')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await expect(page.getByRole('heading', { name: 'Invite the others' })).toBeVisible()
    const size = { viewport: project.use.viewport ?? null, hasTouch: project.use.hasTouch ?? false, isMobile: project.use.isMobile ?? false }
    const { page: bela } = await another(browser, page.url(), {}, listenToWorker)
    await sit(bela, 'Béla')
    await page.getByRole('button', { name: 'Begin the game' }).click()
    await expect(page.getByTestId('sentence')).toBeVisible()
    const { page: guest } = await another(browser, page.url(), size, listenToWorker)
    const frames: string[] = []
    guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    await guest.reload()
    await expect(guest.getByText('You are watching.')).toBeVisible()

    const people = [page, bela].map((one) => ({ page: one, hand: [] as readonly string[], heard: new Set<string>() }))
    const random = dice(11)
    const isOver = async (): Promise<boolean> => (await page.getByText('The game is over.').count()) > 0
    let checked = 0
    let seenByOwner = 0
    let hidden: readonly string[] = []
    /** Hands, and what each of the two was told since. */
    async function hear(): Promise<void> {
      for (const person of people) {
        const texts = (await heardOf(person.page)).filter(({ sent }) => !sent).map(({ text }) => text)
        for (const card of texts.flatMap(cardsIn)) person.heard.add(card)
        person.hand = handIn(texts) ?? person.hand
      }
      // what the other one was never told of a hand nobody else may know; what is told to all the other one hears too
      hidden = people.flatMap(({ hand }, i) => hand.filter((card) => people[1 - i]?.heard.has(card) === false))
    }
    const foundIn = (text: string): readonly string[] => hidden.filter((card) => cardsIn(text).includes(card) || inWords(card).test(text))
    for (let n = 0; !(await isOver()); n++) {
      await hear()
      const told = [...(await heardOf(guest)).map(({ text }) => text), ...frames.splice(0), await guest.locator('body').innerHTML(), ...(n % 10 === 0 ? [await storedOf(guest), await spokenIn(guest)] : [])].join('\n')
      // who looks on may be told of a card that is played before those who sit there are: nobody plays on until they know
      await expect(async () => {
        if (foundIn(told).length > 0) await hear()
        expect(foundIn(told), `answer ${n}`).toEqual([])
      }).toPass({ timeout: 10_000 })
      checked += hidden.length
      if (n % 10 === 0) seenByOwner += foundIn((await Promise.all(people.map((person) => person.page.locator('body').innerHTML()))).join('\n')).length
      await expect.poll(async () => (await isOver()) || (await isSomebodyAsked([page, bela]))).toBe(true)
      if (!(await isOver())) await step([page, bela], random)
    }
    await expect(guest.getByTestId('sentence')).toContainText('The game is over')
    expect(checked).toBeGreaterThan(100)
    expect(seenByOwner, 'those who hold the cards see them: they would be found').toBeGreaterThan(0)
  })
})
