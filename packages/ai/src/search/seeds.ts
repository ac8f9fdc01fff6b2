// Numbers that follow from a seed and a place: the same ones whatever was asked before.

/** A seed for number `n` of a series; neighbours have nothing in common. */
export function seedOf(seed: number, n: number): number {
  let x = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) + Math.imul(n, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}

/** A whole number below `below`, by seed and place. */
export const numberAt = (seed: number, n: number, below: number): number => Math.floor(((seedOf(seed, n) >>> 0) * below) / 4294967296)
