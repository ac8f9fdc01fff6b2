// A room as a file. A game left in the middle keeps its secret: whoever goes on with it draws.
import { type GameFile, toFile, toHex } from '@tollan/kernel'
import type { Room } from './room.ts'

export const roomFile = ({ journal, secret, commitment }: Room): GameFile => ({
  ...toFile(journal, secret ?? new Uint8Array()), commitment, ...(secret === null ? {} : { secret: toHex(secret) }),
})
