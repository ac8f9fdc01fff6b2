// Random numbers for playouts and tests; games between people draw from a committed secret.

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
