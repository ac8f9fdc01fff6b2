// The browser's own offer to install the application, kept until it is a good moment.
import { isGoodMoment, type InstallMark, markFrom } from './install-moment.ts'

interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const KEY = 'tollan-install'
const VISIT = 'tollan-visit'

/** A browser that refuses to remember is never asked to install. */
function remembered<T>(storage: () => Storage, use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(storage())
  } catch {
    return otherwise
  }
}

let offer = $state.raw<InstallOffer | null>(null)
let mark = $state.raw<InstallMark>(markFrom(remembered(() => localStorage, (kept) => kept.getItem(KEY), null)))

function note(news: Partial<InstallMark>): void {
  mark = { ...mark, ...news }
  remembered(() => localStorage, (kept) => kept.setItem(KEY, JSON.stringify(mark)), undefined)
}

export const canInstall = (): boolean => offer !== null && isGoodMoment(mark)

export function listenForInstall(): void {
  const known = remembered(() => sessionStorage, (kept) => kept.getItem(VISIT) !== null, true)
  if (!known) {
    remembered(() => sessionStorage, (kept) => kept.setItem(VISIT, ''), undefined)
    note({ visits: mark.visits + 1 })
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  addEventListener('appinstalled', () => (offer = null))
}

export const noteFinished = (): void => {
  if (!mark.finished) note({ finished: true })
}

export function decline(): void {
  note({ declined: true })
}

export async function install(): Promise<void> {
  const asked = offer
  offer = null // a browser takes each offer once
  await asked?.prompt()
}
