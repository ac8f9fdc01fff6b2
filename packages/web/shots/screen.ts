// A screen of the application: a name and the way to it.
import type { BrowserContext, Page } from '@playwright/test'
import type { Wanted } from '../e2e/positions.ts'

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  /** Between the two: the table in two columns. Only where a screen asks for it. */
  middle: { viewport: { width: 1100, height: 800 } },
  /** A laptop less the bars of its browser. Only where a screen asks for it. */
  low: { viewport: { width: 1366, height: 640 } },
  /** A phone on its side and a tablet: the same structure as the phone. Only where a screen asks for them. */
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
} as const
export type Size = keyof typeof sizes

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** What a way to a screen can use. */
export interface Walk {
  readonly page: Page
  readonly size: Size
  /** Touched, not pointed at. */
  readonly isPhone: boolean
  /** Opens a game the engine has played until the question is asked. */
  open(wanted: Wanted): Promise<void>
  /** The same, but the table stays covered where it is handed over. */
  openCovered(wanted: Wanted): Promise<void>
  /** Somebody else, with a device of their own. */
  another(): Promise<BrowserContext>
}

export interface Screen {
  readonly name: string
  readonly go: (walk: Walk) => Promise<unknown>
  /** Desktop and phone unless told. */
  readonly sizes?: readonly Size[]
  /** Everything the page holds, also what has to be scrolled to. */
  readonly whole?: boolean
  /** Settings of the device beside the usual ones (no movement). */
  readonly settings?: Readonly<Record<string, unknown>>
}
