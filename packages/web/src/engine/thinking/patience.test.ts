import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { letGo, waitForRest } from './patience.ts'

const shared = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4))

/** A page in a thread of its own: at work at once, at rest after some milliseconds. */
async function pageAtWork(signal: Int32Array, ms: number): Promise<Worker> {
  const page = new Worker(`
    const { parentPort, workerData: { signal, ms } } = require('node:worker_threads')
    Atomics.store(signal, 0, 1)
    parentPort.postMessage('at work')
    setTimeout(() => { Atomics.store(signal, 0, 0); Atomics.notify(signal, 0) }, ms)
  `, { eval: true, workerData: { signal, ms } })
  await new Promise((done) => page.once('message', done))
  return page
}

describe('the thread that thinks', () => {
  it('waits while the page is at work, and goes on when it is at rest', async () => {
    const signal = shared()
    const page = await pageAtWork(signal, 100)
    expect(Atomics.load(signal, 0)).toBe(1)
    waitForRest(signal)
    expect(Atomics.load(signal, 0), 'it did not go on before').toBe(0)
    await page.terminate()
  })

  it('does not wait for ever', () => {
    const signal = shared()
    Atomics.store(signal, 0, 1)
    waitForRest(signal)
    expect(Atomics.load(signal, 0), 'nor a second time').toBe(0)
  })

  it('is let go by whoever waits for it', () => {
    const signal = shared()
    Atomics.store(signal, 0, 1)
    letGo(signal)
    expect(Atomics.load(signal, 0)).toBe(0)
  })
})
