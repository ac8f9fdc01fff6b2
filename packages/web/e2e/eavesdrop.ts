// Everything a page gets to know: what its worker is told and tells, what the device keeps, what voices could say.
import type { Page } from '@playwright/test'

/** What page and worker say to each other, as text: packed games as the letters their bytes would be. */
export async function listenToWorker(page: Pick<Page, 'addInitScript'>): Promise<void> {
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
export const heardOf = (page: Page): Promise<readonly { readonly sent: boolean; readonly text: string }[]> =>
  page.evaluate(() => (window as unknown as { heard: { sent: boolean; text: string }[] }).heard.splice(0))

/** Everything the device keeps, as letters. */
export const storedOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done) => (request.onsuccess = () => done(request.result)))
    const games: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) games.push(await settled(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const text = JSON.stringify(games, (_, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value))
    return text + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })
  })

/** Names of cards that are in a text; a card is a god and a number, or an Army card. */
export const cardsIn = (text: string): readonly string[] => text.match(/\bgod-(?:spiral|zigzag|four-squares|diamond|hook|cross)-\d+\b|\barmy-\d\d\b/g) ?? []

/** What voices could say of the page. */
export async function spokenIn(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  await cdp.detach()
  return JSON.stringify(nodes.map(({ name, description, value }) => [name?.value, description?.value, value?.value]))
}
