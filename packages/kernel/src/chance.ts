// Chance is a seat. Two ways to answer for it: fast for search and simulation, provable for games between people.
import { sha256, toHex } from './sha256.ts'

/** A whole number from 0 below n. */
export type Random = (n: number) => number

/** A small fast generator (sfc32) for playouts. */
export function fastRandom(seed: number): Random {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88 | 0
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (n) => Math.floor((next() * n) / 4294967296)
}

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
