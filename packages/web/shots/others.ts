// The others at a table on the network, who need no table on the screen: pages that answer by chance through the socket.
import type { BrowserContext, Page } from '@playwright/test'
import { PROTOCOL } from '@tollan/protocol'
import type { Walk } from './screen.ts'

export interface Wanted {
  readonly game?: 'teotihuacan' | 'tawantinsuyu'
  readonly players?: number
  readonly clock?: object
  readonly listed?: boolean
  /** Corrected values, and what they are called. */
  readonly data?: readonly object[]
  readonly sheet?: string
}

const none = { kind: 'none' } as const

/** A table that waits for players, made by whoever looks. */
export async function makeTable({ page }: Walk, { game = 'tawantinsuyu', players = 2, ...wanted }: Wanted): Promise<string> {
  await page.context().clearCookies() // somebody who has not been here before
  return makeAs(page.context(), 'Anna', { game, players, ...wanted })
}

export async function makeAs({ request }: BrowserContext, name: string, { game, players, clock = none, listed = false, data, sheet }: Wanted): Promise<string> {
  const made = await request.post('/api/tables', { data: { game, options: { players, modules: [], settings: {}, data }, listed, talk: true, clock, name, sheet } })
  const { id, message } = (await made.json()) as { readonly id?: string; readonly message?: string }
  if (id === undefined) throw new Error(message)
  return id
}

export async function sitDown(walk: Walk, table: string, name: string): Promise<BrowserContext> {
  const someone = await walk.another()
  await someone.request.post(`/api/tables/${table}/join`, { data: { name } })
  return someone
}

interface Playing {
  readonly table: string
  readonly version: number
  /** Stops before a question of this kind. */
  readonly before: readonly string[]
  /** Answers so many at most. */
  readonly most: number
  /** Stops as soon as it waits for somebody else. */
  readonly alone?: boolean
  /** Beginnings of answers given before all others. */
  readonly likes: readonly string[]
  /** Between a question and its answer, in milliseconds: a server hears twenty messages of one guest a second. */
  readonly pause: number
  /** Longer than a whole game, in milliseconds. */
  readonly patience: number
}

const usual = { version: PROTOCOL, pause: 55, patience: 180_000, likes: ['place:', 'move:', 'main-action'] }
/** Of those who draw the others into their turns. */
const sociable = ['side:move-priest']

/** Answers for whoever has these cookies until a question it stops before, so many answers, or the end; whether the game goes on. */
async function answerFrom(page: Page, playing: Playing): Promise<boolean> {
  await page.goto('/healthz')
  const goesOn = await page.evaluate(({ table, version, before, most, alone = false, likes, pause, patience }) => new Promise<boolean>((done, failed) => {
    setTimeout(() => failed(new Error('nothing is asked for a long time')), patience)
    const socket = new WebSocket(`/socket?v=${version}`)
    const say = (message: object): void => socket.send(JSON.stringify({ table, ...message }))
    let [given, state] = [0, 7]
    const below = (n: number): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % n
    const end = (is: boolean): void => {
      socket.close()
      done(is)
    }
    socket.onopen = () => say({ t: 'open' })
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const { state: now, sight } = JSON.parse(data) as { readonly state?: { readonly status: string }; readonly sight?: { readonly asked: readonly { readonly kind: string; readonly revision: number; readonly answers: readonly string[] }[] } }
      if (now?.status === 'over') return end(false)
      const open = sight?.asked.find(({ answers }) => answers.length > 0)
      if (sight !== undefined && open === undefined && alone) return end(true)
      if (open === undefined) return
      if (before.includes(open.kind) || given === most) return end(true)
      given++
      const liked = open.answers.filter((answer) => likes.some((start) => answer.startsWith(start)))
      const among = liked.length > 0 ? liked : open.answers
      setTimeout(say, pause, { t: 'answer', id: crypto.randomUUID(), revision: open.revision, answer: among[below(among.length)] })
    }
  }), playing)
  await page.close()
  return goesOn
}

const FOR_EVER = 1e9

/** Begins the game and lets everybody answer by chance until whoever looks is asked one of these, or has answered so often; whether the game goes on. */
export async function playOn({ page }: Walk, table: string, others: readonly BrowserContext[], before: readonly string[] = [], most = FOR_EVER): Promise<boolean> {
  await page.context().request.post(`/api/tables/${table}/start`)
  const elsewhere = await Promise.all(others.map((other) => other.newPage()))
  const theirs = elsewhere.map((one) => answerFrom(one, { ...usual, table, before: [], most: FOR_EVER, ...(before.length > 1 ? { likes: sociable } : {}) }).catch(() => {})) // they end with their pages
  const goesOn = await answerFrom(await page.context().newPage(), { ...usual, table, before, most })
  if (before.length > 0 || most < FOR_EVER) await Promise.all(elsewhere.map((one) => one.close()))
  await Promise.all(theirs)
  return goesOn
}

/** Whoever looks answers until somebody else is waited for. */
export const waitFor = async ({ page }: Walk, table: string): Promise<boolean> => answerFrom(await page.context().newPage(), { ...usual, table, before: [], most: FOR_EVER, alone: true })

/** Says something at a table, for whoever has these cookies. */
export async function say(context: BrowserContext, table: string, ...messages: readonly object[]): Promise<void> {
  const page = await context.newPage()
  await page.goto('/healthz')
  await page.evaluate(([about, version, all]) => new Promise<void>((done) => {
    const socket = new WebSocket(`/socket?v=${version}`)
    let left = all.length
    socket.onopen = () => {
      for (const one of all) socket.send(JSON.stringify({ table: about, id: crypto.randomUUID(), ...one }))
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const { t } = JSON.parse(data) as { readonly t: string }
      if ((t === 'done' || t === 'refused') && --left === 0) {
        socket.close()
        done()
      }
    }
  }), [table, PROTOCOL, messages] as const)
  await page.close()
}
