// Messages to this browser while no page is open.
import { subscribe, unsubscribe } from './requests.ts'

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined)

export const pushOf = async (): Promise<PushSubscription | null> => (await (await registered())?.pushManager?.getSubscription()) ?? null

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** False when the browser or the person does not allow it. */
export async function wantPush(key: string, language: Parameters<typeof subscribe>[0]['language']): Promise<boolean> {
  try {
    const worker = await registered()
    if (worker === undefined || (await Notification.requestPermission()) !== 'granted') return false
    const { endpoint, keys = {} } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })).toJSON()
    const { p256dh = '', auth = '' } = keys
    return (await subscribe({ endpoint: endpoint ?? '', keys: { p256dh, auth }, language })).ok
  } catch {
    return false
  }
}

export async function stopPush(): Promise<boolean> {
  const subscription = await pushOf()
  if (subscription === null) return true
  await unsubscribe(subscription.endpoint)
  return subscription.unsubscribe()
}
