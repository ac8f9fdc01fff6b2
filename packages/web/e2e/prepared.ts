// Games prepared by the engine, the same in every run: a position worth looking at, opened as a file.
import type { Asked } from '@tollan/kernel'
import { fastRandom, questions, secretFromSeed } from '@tollan/kernel'
import { expect, type Page } from '@playwright/test'
import { answer, create, textOf } from '../src/engine/session.ts'
import { takeScreen } from './table-page.ts'

const manner = { forced: true, confirm: 'always' } as const
const MOST_STEPS = 600

/** Plays at random until the open question is as wanted. */
async function preparedGame(players: number, wanted: (open: Asked) => boolean): Promise<string> {
  for (let seed = 1; seed < 20; seed++) {
    const made = await create('teotihuacan', { players, modules: [], settings: {} }, secretFromSeed(seed), manner)
    if (!made.ok) throw new Error(made.message)
    const random = fastRandom(seed)
    for (let step = 0; step < MOST_STEPS; step++) {
      const [open] = questions(made.session.room.journal)
      if (open === undefined || open.seat === 'chance') break
      if (wanted(open)) return textOf(made.session)
      const done = answer(made.session, open.seat, open.revision, open.answers[random(open.answers.length)] ?? '', manner)
      if (!done.ok) throw new Error(done.message)
    }
  }
  throw new Error('no such position was reached')
}

export async function openPrepared(page: Page, players: number, wanted: (open: Asked) => boolean): Promise<void> {
  await openFile(page, await preparedGame(players, wanted))
}

/** Gives a game file to the application, up to the table or its cover. */
export async function importFile(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByTestId('sentence').or(page.getByTestId('pass-to'))).toBeVisible({ timeout: 20_000 }) // a long game is played again first
}

/** Opens a game file; whoever is asked to take the screen takes it. */
export async function openFile(page: Page, text: string): Promise<void> {
  await importFile(page, text)
  await takeScreen(page)
  await expect(page.getByTestId('sentence')).toBeVisible()
}

/** A worker of the seat in turn is locked, and the cocoa to unlock it is there. */
export const lockedWorker = ({ kind, answers }: Asked): boolean => kind === 'turn' && answers.includes('unlock')
/** An ordinary turn. */
export const aTurn = ({ kind }: Asked): boolean => kind === 'turn'
