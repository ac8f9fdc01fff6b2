// Chance is a seat. Its answers in games between people follow from a secret, so that anybody can check them afterwards.
import { sha256, toHex } from './sha256.ts'

/** What is published before the first draw: it fixes the secret without showing it. */
export const commitment = (secret: Uint8Array): string => toHex(sha256(secret))

/** Draw number `index` of the secret, below n: the first 32-bit words of SHA-256(secret, index, attempt) without bias. */
export function committedDraw(secret: Uint8Array, index: number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new RangeError(`chance cannot draw below ${n}`)
  const message = new Uint8Array(secret.length + 8)
  message.set(secret)
  const data = new DataView(message.buffer)
  data.setUint32(secret.length, index)
  const limit = Math.floor(4294967296 / n) * n
  for (let attempt = 0; ; attempt++) {
    data.setUint32(secret.length + 4, attempt)
    const digest = sha256(message)
    const words = new DataView(digest.buffer)
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at)
      if (word < limit) return word % n
    }
  }
}

/** A secret derived from a number, for reproducible recordings; real games use random bytes. */
export const secretFromSeed = (seed: number): Uint8Array => sha256(new TextEncoder().encode(`tollan seed ${seed}`))
