// In which order a person wants the hand: kept on the device.
import { type HandOrder, handOrders } from './hand-order.ts'

const KEY = 'tollan-tawantinsuyu-hand'

function kept(): HandOrder {
  try {
    return handOrders.find((order) => order === localStorage.getItem(KEY)) ?? 'drawn'
  } catch {
    return 'drawn' // storage may be closed
  }
}

let order = $state<HandOrder>(kept())

export const likedOrder = (): HandOrder => order

export function likeOrder(next: HandOrder): void {
  order = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // a device that keeps nothing still sorts
  }
}
