// The service worker as the page sees it: registered once; a newer one waits until the next start, or until home restarts the page.
let waiting = $state.raw<ServiceWorker | null>(null)

export const updateWaits = (): boolean => waiting !== null

/** Games are saved after every answer, and home has none on the table: a reload loses nothing. */
export function restartWithUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}

export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const note = (): void => {
      // the first one of all replaces nothing: that is no update
      if (registration.waiting !== null && registration.active !== null) waiting = registration.waiting
    }
    note()
    // an application that is never closed would keep its version for ever
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
    })
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', note))
  } catch {
    // a browser that refuses plays online
  }
}
