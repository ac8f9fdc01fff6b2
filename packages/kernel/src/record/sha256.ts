// SHA-256 (FIPS 180-4), here because commitments must be checked the same way in a browser, on a server and by hand.

const K = new Int32Array(64)
const START = new Int32Array(8)
{
  let n = 0
  for (let p = 2; n < 64; p++) {
    let prime = true
    for (let d = 2; d * d <= p; d++) if (p % d === 0) prime = false
    if (!prime) continue
    if (n < 8) START[n] = fraction(Math.sqrt(p))
    K[n++] = fraction(Math.cbrt(p))
  }
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = (message.length + 72) >> 6
  const bytes = new Uint8Array(blocks << 6)
  bytes.set(message)
  bytes[message.length] = 0x80
  const data = new DataView(bytes.buffer)
  data.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  data.setUint32(bytes.length - 4, message.length << 3)
  const h = START.slice()
  const w = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32((block << 6) + (i << 2))
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]
      const b = w[i - 2]
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
    }
    const v = h.slice()
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      const choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      const t1 = (v[7] + s1 + choice + K[i] + w[i]) | 0
      const s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      const majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v.copyWithin(1, 0, 7)
      v[4] = (v[4] + t1) | 0
      v[0] = (t1 + s0 + majority) | 0
    }
    for (let i = 0; i < 8; i++) h[i] = (h[i] + v[i]) | 0
  }
  const out = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i++) out.setInt32(i << 2, h[i])
  return new Uint8Array(out.buffer)
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hex text, or null. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}
