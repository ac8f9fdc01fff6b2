// Messages to browsers that are closed (Web Push): keys of this installation, and where messages may go.
import { createECDH } from 'node:crypto'
import { keyOf, type Store } from '../store/store.ts'
import type { Deliver, Subscription } from './deliver.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made at the first start and kept: browsers that have subscribed know them. */
export const pushKeys = async (store: Store): Promise<PushKeys> =>
  JSON.parse(await keyOf(store, 'push', () => {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys().toString('base64url')
    return JSON.stringify({ publicKey, privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url') })
  })) as PushKeys

/** Services of the browsers: this server sends nothing to an address somebody has thought up. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'https:' && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}

const DAY = 24 * 3600
const [GONE, UNKNOWN] = [410, 404]

export const pushing = (keys: PushKeys, subject: string): Deliver['push'] =>
  async (to: Subscription, payload, topic) => {
    const { default: webpush } = await import('web-push')
    try {
      await webpush.sendNotification(to, payload, { vapidDetails: { subject, ...keys }, TTL: DAY, topic })
      return true
    } catch (error) {
      const status = (error as { readonly statusCode?: number }).statusCode
      if (status === GONE || status === UNKNOWN) return false
      throw error
    }
  }
