// A whole game of three at one screen, played beside a copy that knows everything: nothing of another seat's hand is in the page, spoken, stored or sent.
import { expect, type Page } from '@playwright/test'
import { createWords, english, tawantinsuyu } from '@tollan/tawantinsuyu'
import type { Call, Reply } from '../src/engine/protocol.ts'
import { answer, create, type Session } from '../src/engine/session.ts'
import { hiddenFrom } from '../src/engine/testing-secrets.ts'
import { secretOf } from './dealt.ts'
import { answers, dice, pick, start, takeScreen, test } from './table-page.ts'

const manner = { forced: true, confirm: 'always' } as const

/** What page and worker say to each other, as text: packed games as the letters their bytes would be. */
async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { readonly sent: boolean; readonly text: string }[] = []
    Object.assign(window, { heard })
    const text = (data: unknown): string => JSON.stringify(data, (_, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value))
    const Plain = window.Worker
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        this.addEventListener('message', ({ data }) => heard.push({ sent: false, text: text(data) }))
      }
      override postMessage(message: unknown, ...rest: never[]): void {
        heard.push({ sent: true, text: text(message) })
        super.postMessage(message, ...rest)
      }
    }
  })
}

/** Since it was asked last. */
const heardOf = (page: Page): Promise<readonly { readonly sent: boolean; readonly text: string }[]> =>
  page.evaluate(() => (window as unknown as { heard: { sent: boolean; text: string }[] }).heard.splice(0))

/** Everything the device keeps, as letters. */
const storedOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done) => (request.onsuccess = () => done(request.result)))
    const database = await settled(indexedDB.open('tollan'))
    const games = await settled(database.transaction('games').objectStore('games').getAll())
    database.close()
    const text = JSON.stringify(games, (_, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value))
    return text + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })
  })

/** Names of cards that are in a text; a card is a god and a number, or an Army card. */
const cardsIn = (text: string): readonly string[] => text.match(/\bgod-(?:spiral|zigzag|four-squares|diamond|hook|cross)-\d+\b|\barmy-\d\d\b/g) ?? []

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
      const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree')
      clean('what is spoken', JSON.stringify(nodes.map(({ name, description, value }) => [name?.value, description?.value, value?.value])), viewer)
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
