// Measures inside the page, where a click and the picture that answers it have one clock.
import type { Page } from '@playwright/test'

interface Probe {
  /** Milliseconds from each answer (the time of its click or key) to the frame after the one that shows what follows. */
  readonly times: number[]
  /** Milliseconds from the address to the first question that can be answered; 0 until then. */
  ready: number
  /** The question on the screen and whom it asks, `covered` between two people, `watched` while a scoring counts up by itself, undefined where no table is. */
  state(): string | undefined
  /** An answer was given and is not on the screen yet. */
  isWaiting(): boolean
  /** Clicks that did not meet the answer they were meant for. */
  missed: number
  /** The answer the next click is meant for. */
  aim: string | null
}

declare global {
  interface Window {
    tollanProbe?: Probe
  }
}

/** Must be called before the page is opened. */
export async function addProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const question = (): Element | null => document.querySelector('[data-testid=question]')
    const state = (): string | undefined => {
      if (document.querySelector('[data-testid=theatre-bar]') !== null) return 'watched'
      const revision = question()?.getAttribute('data-revision') ?? null
      // two seats may be asked the same thing at once: then only the sentence differs
      if (revision !== null) return `${revision} ${document.querySelector('[data-testid=sentence]')?.textContent}`
      return document.querySelector('[data-testid=pass-to]') === null ? undefined : 'covered'
    }
    let given = 0
    const probe: Probe = { times: [], ready: 0, missed: 0, aim: null, state, isWaiting: () => given > probe.times.length }
    window.tollanProbe = probe
    let asked: { readonly at: number; readonly state: string | undefined } | null = null
    // the first frame shows the change, the second comes when the first has been drawn
    const drawn = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then))
    const heard = (event: Event): void => {
      asked = { at: event.timeStamp, state: state() }
      given = probe.times.length + 1
    }
    addEventListener('click', (event) => {
      const answer = event.target instanceof Element ? event.target.closest('[data-answer]') : null
      if (answer !== null) heard(event)
      if (probe.aim === null) return
      if (answer?.getAttribute('data-answer') !== probe.aim) probe.missed++
      probe.aim = null
    }, true)
    addEventListener('keydown', (event) => {
      if (/^[1-9]$/.test(event.key)) heard(event)
    }, true)
    let isReady = false
    const look = (): void => {
      if (isReady && asked === null) return // each look goes through the whole page
      const now = state()
      if (!isReady && document.querySelector('[data-testid=question] [data-answer]:not([aria-disabled=true])') !== null) {
        isReady = true
        drawn(() => (probe.ready = performance.now()))
      }
      if (asked === null || now === undefined || now === asked.state) return
      const { at } = asked
      asked = null
      drawn(() => void probe.times.push(performance.now() - at))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-revision', 'aria-disabled'] })
  })
}

/** Milliseconds from the address to the first question that can be answered. */
export async function readyAfter(page: Page): Promise<number> {
  const waited = await page.waitForFunction(() => window.tollanProbe?.ready)
  return (await waited.jsonValue()) ?? 0
}
