// Keeps the application on the device, so that it starts without a network. The build writes this file with VERSION and FILES filled in.
// One version is one cache. A page keeps the version it was started with: the version before stays until the next change,
// because a running game may still fetch a part of it.
declare const VERSION: string
declare const FILES: readonly string[]

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushing extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Clicking extends Lasting {
  readonly notification: { close(): void; readonly data: unknown }
}
interface Page {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
}
interface Scope {
  readonly clients: { claim(): Promise<void>; matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>; openWindow(address: string): Promise<unknown> }
  readonly registration: { showNotification(title: string, options: { readonly tag: string; readonly icon: string; readonly data: string }): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(type: 'push', hear: (event: Pushing) => void): void
  addEventListener(type: 'notificationclick', hear: (event: Clicking) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void
}

const PREFIX = 'tollan-'
const PAGE = '/'
const scope = globalThis as unknown as Scope
const cacheName = PREFIX + VERSION

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })))
}

/** The page asked for this version, and waits for it to restart. */
let askedFor = false

/**
 * Pages that run stay with whoever served them: one taken over between the preload of a part and its use would fetch it twice.
 * Parts they fetch later are in the browser's own cache, where the installation put them.
 */
async function activate(): Promise<void> {
  await tidy()
  if (askedFor) await scope.clients.claim()
}

/** Everything but this version and the one before goes. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const before = names.filter((name) => name !== cacheName).pop()
  await Promise.all(names.map((name) => (name === cacheName || name === before ? false : caches.delete(name))))
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  if (request.mode === 'navigate') return (await cache.match(PAGE)) ?? fetch(request)
  // assets carry a hash in their names: one from an older version is still the right one
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', ({ data }) => {
  if (data !== 'take-over') return
  askedFor = true
  void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const ours = origin === location.origin && (event.request.mode === 'navigate' ? pathname === PAGE : FILES.includes(pathname) || pathname.startsWith('/assets/'))
  if (event.request.method === 'GET' && ours) event.respondWith(answer(event.request))
})

/** What a browser says while no page is open; in the language somebody chose. */
const calls: Readonly<Record<string, string>> = { en: 'It is your turn', pl: 'Twoja kolej', hu: 'Te következel', ru: 'Ваш ход' }

/** One notice per table; none while somebody is at it. */
async function call(event: Pushing): Promise<void> {
  const { table, language } = (event.data?.json() ?? {}) as { readonly table?: unknown; readonly language?: unknown }
  if (typeof table !== 'string' || !/^[\w-]{20,40}$/.test(table)) return
  const address = `/#/table/${table}`
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ url, visibilityState }) => visibilityState === 'visible' && url.includes(table))) return
  await scope.registration.showNotification(calls[String(language)] ?? 'It is your turn', { tag: table, icon: '/icon-192.png', data: address })
}

async function follow({ notification }: Clicking): Promise<void> {
  notification.close()
  const address = String(notification.data)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url.endsWith(address))
  await (open === undefined ? scope.clients.openWindow(address) : open.focus())
}

scope.addEventListener('push', (event) => event.waitUntil(call(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event)))
