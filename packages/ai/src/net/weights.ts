// A network as a file: what it was made for, how it was made, and its weights.
import { playAlike } from '../alike.ts'
import { type Features, markOf } from '../features/features.ts'
import { type Net, placesOf } from './net.ts'

export interface WeightsFile {
  readonly game: string
  /** Version of the rules it was trained with. */
  readonly rules: number
  /** Mark of the features it reads. */
  readonly features: string
  readonly hidden: number
  readonly seed: number
  readonly games: number
  /** The command that makes it again. */
  readonly command: string
  /** Numbers of 32 bits, in base 64. */
  readonly weights: string
}

/** Mantissas end here: the rest is noise that only makes files longer. */
const KEPT_BITS = 0xffff_f000 | 0

export function packWeights(weights: Float32Array): string {
  const rounded = weights.slice()
  const words = new Int32Array(rounded.buffer)
  for (let i = 0; i < words.length; i++) words[i] &= KEPT_BITS
  let text = ''
  for (const byte of new Uint8Array(rounded.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The network of a file, or why it does not fit. A game that stays on rules older than those it was trained with is judged by it all the same. */
export function netOf(file: WeightsFile, features: Features, rulesVersion: number): Net | string {
  if (rulesVersion > file.rules && !playAlike(file.game, file.rules, rulesVersion)) return `the weights were trained with rules version ${file.rules}, not ${rulesVersion}`
  if (file.features !== markOf(features)) return `the weights read features ${file.features}, not ${markOf(features)}`
  const bytes = Uint8Array.from(atob(file.weights), (letter) => letter.charCodeAt(0))
  const weights = new Float32Array(bytes.buffer)
  if (weights.length !== placesOf(features.size, file.hidden).size) return 'the weights have another size'
  return { inputs: features.size, hidden: file.hidden, weights }
}
