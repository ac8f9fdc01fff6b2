// Names and symbols of the last game on this device: who plays at home is mostly the same.
import { platesIn } from '../game-file.ts'
import type { SeatPlate } from '../seat-mark.ts'

const KEY = 'tollan-seats'

export function keptPlates(): readonly SeatPlate[] {
  try {
    return platesIn(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return []
  }
}

export function keepPlates(seats: readonly SeatPlate[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ seats }))
  } catch {
    // a device that keeps nothing still plays
  }
}
