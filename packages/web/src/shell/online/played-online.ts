// Whoever never plays over the network never asks a server for anything: this device knows whether somebody did.
const KEY = 'tollan-online'

export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function notePlayedOnline(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // without storage the list of tables is not shown; links still lead there
  }
}
