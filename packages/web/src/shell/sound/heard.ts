// What of the events between two moments is heard: few things, each once.
import { BEGIN } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Moment } from '../log/moment.ts'
import { eventsBetween, spanOf } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'
import type { Sound } from './sounds.ts'

const MOST = 4

export function heard(told: readonly Told[], from: Moment, to: Moment, telling: GameTelling): Sound[] {
  const sounds = new Set<Sound>()
  for (const { event } of eventsBetween(told, from, to)) {
    const one = event.type === BEGIN && spanOf(event) === 'scoring' ? 'eclipse' : telling.sound(event)
    if (one !== null) sounds.add(one)
  }
  return [...sounds].slice(0, MOST)
}
