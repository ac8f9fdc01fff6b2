// What the browser knows of a page: processor time, and what it holds after its garbage has been collected.
import type { CDPSession, Page } from '@playwright/test'

export interface Held {
  readonly heapMb: number
  /** 0 where the worker cannot be reached. */
  readonly workerMb: number
  readonly nodes: number
  readonly listeners: number
}

const MB = 1024 * 1024
const LATE_MS = 5000
/** What one collection lets go of, the next frees. */
const COLLECTIONS = 3

/** Speaks to the workers of a page, which the browser treats as targets of their own. */
async function workerHeap(cdp: CDPSession, sessionId: string): Promise<number> {
  const ask = (id: number, method: string): Promise<unknown> =>
    new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`${method}: the worker does not answer`)), LATE_MS)
      const heard = (event: { sessionId: string; message: string }): void => {
        const reply = JSON.parse(event.message) as { id?: number; result?: unknown }
        if (event.sessionId !== sessionId || reply.id !== id) return
        clearTimeout(late)
        cdp.off('Target.receivedMessageFromTarget', heard)
        done(reply.result)
      }
      cdp.on('Target.receivedMessageFromTarget', heard)
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(failed)
    })
  for (let id = 1; id <= COLLECTIONS; id++) await ask(id, 'HeapProfiler.collectGarbage')
  const usage = (await ask(COLLECTIONS + 1, 'Runtime.getHeapUsage')) as { usedSize?: number } | undefined
  return usage?.usedSize ?? 0
}

async function metricsOf(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (name) => metrics.find((one) => one.name === name)?.value ?? 0
}

/** Milliseconds of processor time of the page's own thread so far. */
export async function openClock(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return async () => (await metricsOf(cdp))('ThreadTime') * 1000
}

/** Call before the page starts its worker. */
export async function openScale(page: Page): Promise<() => Promise<Held>> {
  const cdp = await page.context().newCDPSession(page)
  const workers: string[] = []
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => void workers.splice(workers.indexOf(sessionId), 1))
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  await cdp.send('Performance.enable')
  return async () => {
    for (let i = 0; i < COLLECTIONS; i++) await cdp.send('HeapProfiler.collectGarbage')
    const metric = await metricsOf(cdp)
    let worker = 0
    for (const session of workers) worker += await workerHeap(cdp, session).catch(() => 0)
    return { heapMb: metric('JSHeapUsedSize') / MB, workerMb: worker / MB, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
  }
}
