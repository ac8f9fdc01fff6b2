import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.theme.dark': 'Sötét téma',
  'app.theme.light': 'Világos téma',
  'app.language': 'Nyelv',
  'app.loading': 'Betöltés',
  'app.fault': 'Valami hiba történt: {message}',
  'app.home': 'Kezdőlap',
  'app.close': 'Bezárás',
}
