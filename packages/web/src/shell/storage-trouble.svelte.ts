// Whether this device keeps games. When it does not, they live as long as the page, and the page says so.
export type Trouble = 'blocked' | 'full'

let trouble = $state<Trouble | null>(null)

export const storageTrouble = (): Trouble | null => trouble

export function noteTrouble(error: unknown): void {
  trouble = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}

export function noteKept(): void {
  trouble = null
}
