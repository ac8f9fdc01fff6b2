// The steps of an advised turn, marked on the table.
import { fileEntries, parseFile } from '@tollan/kernel'
import { expect, type Page } from '@playwright/test'
import { keepReport, reportOf } from './coached.ts'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, calm, revisionOf, test } from './table-page.ts'

interface Laid {
  readonly answers: readonly string[]
  readonly place: string
  /** How a tile of the pyramid is turned. */
  readonly turned: string | undefined
}

/** Opens a game that is over and has its coach advise a turn of it that lays something. */
async function adviseLaying(page: Page, lays: RegExp, prefers: readonly string[] = []): Promise<Laid> {
  const text = await gameAt({ players: 2, question: OVER, prefers })
  const read = parseFile(text)
  if (!read.ok) throw new Error(read.message)
  const entries = fileEntries(read.file)
  const starts = entries.flatMap(({ seat, answer }, entry) => (seat === 0 && answer.startsWith('move:') ? [entry] : []))
  const turns = starts.map((entry, i) => {
    const turn = entries.slice(entry, starts[i + 1])
    const mine = turn.slice(0, turn.findIndex(({ seat, answer }) => seat !== 0 || answer === 'end-turn'))
    return { entry, answers: mine.map(({ answer }) => answer) }
  })
  const found = turns.find(({ answers }) => answers.some((answer) => lays.test(answer)))
  if (found === undefined) throw new Error('nobody lays anything')
  const { entry, answers } = found
  const report = reportOf(text, 1)
  await openFile(page, text)
  await keepReport(page, { ...report, costly: [{ ...report.costly[0], entry, played: answers, better: answers }] })
  await page.getByRole('button', { name: 'Coach' }).first().click()
  await page.getByTestId('coach').getByRole('button', { name: 'Show' }).first().click()
  await expect(page.getByTestId('coach-strip').locator('[data-step]')).toHaveCount(answers.length)
  const at = answers.findIndex((answer) => lays.test(answer))
  return { answers, place: answers[at]?.split(':')[1] ?? '', turned: answers.slice(at).find((answer) => answer.startsWith('turned:'))?.split(':')[1] }
}

/** How far the middle of a ghost is from what it stands on; within that it is 0. */
const astray = (page: Page, n: number, place: string): Promise<number> =>
  page.evaluate(([number, id]) => {
    const boxOf = (selector: string): DOMRect => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.getBoundingClientRect() ?? new DOMRect(NaN, NaN)
    const [ghost, box] = [boxOf(`[data-ghost="${number}"]`), boxOf(`[data-place="${id}"]`)]
    const [x, y] = [ghost.left + ghost.width / 2, ghost.top + ghost.height / 2]
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  }, [String(n), place] as const)

/** Corners stand out a little. */
const ON = 7

for (const [what, lays, prefers] of [['a tile of the pyramid', /^build-at:/, []], ['a decoration', /^decorate-at:/, ['to:decorations', 'to:gold-deposits']]] as const)
  test(`${what} that is advised lies in its place as a ghost`, async ({ page }) => {
    const { answers, place, turned } = await adviseLaying(page, lays, prefers)
    const ghost = page.locator(`[data-advised="${place}"]:visible`)
    await expect(ghost).toHaveCount(1)
    if (turned !== undefined) await expect(ghost).toHaveAttribute('data-turned', turned)
    await expect.poll(() => astray(page, answers.findIndex((answer) => lays.test(answer)) + 1, place)).toBeLessThan(ON)
    await page.getByTestId('coach-strip').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('[data-advised]')).toHaveCount(0)
  })

for (const [what, lays, prefers] of [['a technology', /^develop:/, ['to:alchemy', 'main-action']], ['a tile to be laid', /^build-with:/, ['to:construction', 'main-action']]] as const)
  test(`${what} that is advised is marked on the map of a phone`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide table draws things')
    await page.setViewportSize({ width: 390, height: 1600 }) // the strip of the coach lies over none of the map
    const { answers, place } = await adviseLaying(page, lays, prefers)
    await expect.poll(() => astray(page, answers.findIndex((answer) => lays.test(answer)) + 1, place)).toBeLessThan(ON)
  })

test('ghosts stay on their places whatever moves those, and are not looked for while nothing does', async ({ page, isMobile }) => {
  const { answers, place } = await adviseLaying(page, /^build-at:/)
  const n = answers.findIndex((answer) => answer.startsWith('build-at:')) + 1
  const ghost = page.locator(`[data-ghost="${n}"]`)
  await expect(ghost).toBeVisible()
  await page.evaluate(() => {
    const { elementFromPoint } = document
    const counted = document as Document & { looks: number }
    counted.looks = 0
    document.elementFromPoint = (x, y) => {
      counted.looks++
      return elementFromPoint.call(document, x, y)
    }
  })
  const looks = (): Promise<number> => page.evaluate(() => (document as Document & { looks?: number }).looks ?? 0)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ ...size, height: size.height - 60 })
  await expect.poll(() => astray(page, n, place)).toBeLessThan(ON)
  if (isMobile) {
    const tab = (name: string): Promise<void> => page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name }).click()
    await tab('Me')
    await expect(ghost).toHaveCount(0)
    await tab('Board')
  } else {
    await page.mouse.click(5, 5)
    const before = await ghost.boundingBox()
    await page.keyboard.press('+')
    await expect.poll(async () => (await ghost.boundingBox())?.y).not.toBe(before?.y)
  }
  await expect.poll(() => astray(page, n, place)).toBeLessThan(ON)
  await page.waitForTimeout(500)
  const rest = await looks()
  expect(rest).toBeGreaterThan(0)
  await page.waitForTimeout(1000)
  expect(await looks()).toBe(rest)
})

test('a hint asked for over the points of a scoring goes back to the table, and no ghost stands on the tabs of a phone', async ({ page, isMobile }) => {
  await openFile(page, await gameAt({ players: 2, game: 'tawantinsuyu', question: 'turn', round: 1 }))
  const scores = page.getByTestId('scores')
  await expect(scores).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByTestId('hint').getByTestId('hint-end')).toBeVisible({ timeout: 60_000 })
  await expect(scores).toBeHidden()
  const onTabs = (): Promise<number> =>
    page.evaluate(() => {
      const tabs = document.querySelector('nav')?.getBoundingClientRect()
      return [...document.querySelectorAll('.ghost')].filter((one) => tabs !== undefined && one.getBoundingClientRect().bottom > tabs.top).length
    })
  await page.waitForTimeout(300) // ghosts are looked for when the page has changed
  if (isMobile) expect(await onTabs()).toBe(0)
})

test('on the whole hill of a phone what is advised is marked where it is drawn, and a tap there opens its section', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide table draws things')
  await openFile(page, await gameAt({ players: 2, game: 'tawantinsuyu', question: 'turn', round: 1 }))
  await page.keyboard.press('h')
  const steps = page.getByTestId('hint').locator('[data-step]')
  await expect(steps.first()).toBeVisible({ timeout: 60_000 })
  const places = await steps.evaluateAll((all) => all.map((one) => /^(?:on|task|steps|move-to|high-priest):(.+)$/.exec(one.getAttribute('data-step') ?? '')?.[1]))
  const onHill = places.flatMap((place, i) => (place === undefined ? [] : [{ n: i + 1, place }]))
  expect(onHill.map(({ place }) => place.replace(/-.*/, ''))).toEqual(expect.arrayContaining(['space', 'icon']))
  for (const { n, place } of onHill) await expect.poll(() => astray(page, n, place), place).toBeLessThan(ON)
  const space = onHill.find(({ place }) => place.startsWith('space'))?.place ?? ''
  await page.keyboard.press('Escape')
  const box = await page.locator(`[data-place="${space}"]`).boundingBox()
  if (box === null) throw new Error('nothing is drawn')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator(`[data-thing="${space}"]`)).toBeVisible()
})

/** The elements of a kind on which a ghost with this number stands. */
const ghostsOn = (page: Page, n: number, selector: string): Promise<readonly string[]> =>
  page.evaluate(([number, cards]) => {
    const points = [...document.querySelectorAll(`[data-ghost="${number}"]`)].map((one) => one.getBoundingClientRect()).map((box) => [box.left + box.width / 2, box.top + box.height / 2] as const)
    const slack = 4 // corners stand out a little
    const isUnder = ({ left, right, top, bottom }: DOMRect): boolean => points.some(([x, y]) => x > left - slack && x < right + slack && y > top - slack && y < bottom + slack)
    return [...document.querySelectorAll(cards)].filter((one) => one.checkVisibility() && isUnder(one.getBoundingClientRect())).map((one) => one.getAttribute('data-place') ?? one.getAttribute('data-card') ?? one.getAttribute('data-answer') ?? '')
  }, [String(n), selector] as const)

/** Nothing lies over an element but itself. */
const isFree = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluateAll((all) =>
    all.every((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)))
    }),
  )

test('cards to be kept that are advised are marked where they are picked, and a hint leaves all of them in sight', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, game: 'tawantinsuyu', question: 'keep-god-cards' }))
  await page.keyboard.press('h')
  const step = page.getByTestId('hint').locator('[data-step]').first()
  await expect(step).toBeVisible({ timeout: 60_000 })
  const kept = (await step.getAttribute('data-step'))?.replace('keep:', '').split('+') ?? []
  expect(kept).toHaveLength(3)
  await expect.poll(async () => [...(await ghostsOn(page, 1, '[data-keep]'))].sort()).toEqual([...kept].sort())
  await expect(page.locator('[data-ghost="1"]')).toHaveCount(3)
  await expect.poll(() => isFree(page, '[data-keep]')).toBe(true)
})

test('an answer that is advised is marked on its card, on a phone on its line, which a hint leaves in sight', async ({ page, isMobile }) => {
  await openFile(page, await gameAt({ players: 2, game: 'tawantinsuyu', question: 'starting-weaving' }))
  await page.keyboard.press('h')
  const step = page.getByTestId('hint').locator('[data-step]').first()
  await expect(step).toBeVisible({ timeout: 60_000 })
  const answer = (await step.getAttribute('data-step')) ?? ''
  const offered = isMobile ? '.sheet [data-answer]' : '.question [data-card]'
  await expect.poll(() => ghostsOn(page, 1, offered)).toEqual([answer])
  await expect(page.locator('[data-ghost="1"]')).toHaveCount(1)
  expect(await isFree(page, offered)).toBe(true)
})

/** The numbers on the table, and what of the words and things below them they cover, in px each way. */
const covering = (page: Page): Promise<{ readonly n: number; readonly words: readonly string[]; readonly things: readonly string[]; readonly numbers: number; readonly dice: number }[]> =>
  page.evaluate(() => {
    const most = 5 // the edge of a letter
    const ghosts = [...document.querySelectorAll('[data-ghost]')]
    const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [left + width / 2, top + height / 2]
    /** How deep a disc reaches into a box. */
    const depth = (disc: DOMRect, box: DOMRect): number => {
      const [x, y] = middle(disc)
      return disc.width / 2 - Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    }
    const isBoard = (one: Element): boolean => one.matches('.card[data-about], header > .hit')
    const headers = [...document.querySelectorAll('.map .card > .name > *, .board header > :not(.hit)')].filter((one) => one.checkVisibility())
    return ghosts.map((ghost) => {
      const disc = ghost.getBoundingClientRect()
      const things = [...document.querySelectorAll('[data-thing], [data-place], [data-about]')].filter((one) => one.checkVisibility() && depth(disc, one.getBoundingClientRect()) > most)
      const smaller = things.filter((one) => !isBoard(one) && one.closest('.map .card, .board') !== null)
      return {
        n: Number(ghost.getAttribute('data-ghost')),
        words: headers.filter((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return [...range.getClientRects()].some((box) => depth(disc, box) > most)
        }).map((one) => one.textContent ?? ''),
        things: smaller.map((one) => one.getAttribute('data-thing') ?? one.getAttribute('data-place') ?? one.getAttribute('data-about') ?? ''),
        numbers: ghosts.filter((other) => {
          const [[x, y], [ox, oy]] = [middle(disc), middle(other.getBoundingClientRect())]
          return other !== ghost && Math.hypot(x - ox, y - oy) < disc.width * 0.64 // a quarter of it
        }).length,
        dice: Math.max(0, ...things.filter((one) => one.matches('.die')).map((one) => {
          const box = one.getBoundingClientRect()
          const across = Math.min(disc.right, box.right) - Math.max(disc.left, box.left)
          const down = Math.min(disc.bottom, box.bottom) - Math.max(disc.top, box.top)
          return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height)
        })),
      }
    })
  })

for (const language of ['en', 'pl'])
  test.describe(`in ${language}`, () => {
    test.use({ settings: { ...calm, language } })

    test('a number of a turn covers neither the name of a board nor what lies on it, half of no die, and no other number', async ({ page }) => {
      await openFile(page, await gameAt({ players: 2, question: 'turn', round: 2, seed: 3 }))
      await page.keyboard.press('h')
      const hint = page.getByTestId('hint')
      await expect(hint.getByTestId('hint-end')).toBeVisible({ timeout: 60_000 })
      const answers = await hint.locator('[data-step]').evaluateAll((all) => all.map((one) => one.getAttribute('data-step') ?? ''))
      const boards = answers.flatMap((answer, i) => (answer.startsWith('to:') ? [i + 1] : []))
      expect(boards).not.toEqual([])
      await expect.poll(async () => (await covering(page)).map(({ n }) => n)).toEqual(expect.arrayContaining(boards))
      for (const { n, words, things, numbers, dice } of await covering(page)) {
        expect(numbers, `numbers below ${n}`).toBe(0)
        expect(dice, `of a die below ${n}`).toBeLessThan(0.5)
        if (boards.includes(n)) expect({ words, things }, `below ${n}`).toEqual({ words: [], things: [] })
      }
    })
  })

test.describe('with motion', () => {
  test.use({ settings: { ...calm, motion: 4 } })

  test('an advised turn is played to its end though each answer at a Feast is watched', async ({ page }) => {
    await openFile(page, await gameAt({ players: 1, game: 'tawantinsuyu', question: 'feast-card', hand: 4 }))
    const [hint, bar] = [page.getByTestId('hint'), page.getByTestId('theatre-bar')]
    await page.keyboard.press('h')
    await expect(hint.getByTestId('hint-end')).toBeVisible({ timeout: 60_000 })
    const steps = await hint.locator('[data-step]').count()
    expect(steps).toBeGreaterThan(1)
    const revision = await revisionOf(page)
    await hint.getByRole('button', { name: 'Play it' }).click()
    await expect(page.locator(`[data-testid=question]:not([data-revision="${revision}"])`).first()).toBeVisible()
    await expect(hint.locator('.given')).toHaveCount(0)
    await expect(async () => {
      await expect(bar).toBeHidden({ timeout: 100 })
      await expect(answers(page).first()).toBeVisible({ timeout: 100 })
      await expect(hint).toBeHidden({ timeout: 100 })
    }).toPass()
  })
})
