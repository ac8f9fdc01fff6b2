import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.description': 'Komoly társasjátékok a böngészőben, minden szabály betartásával',
  'app.theme.dark': 'Sötét téma',
  'app.theme.light': 'Világos téma',
  'app.language': 'Nyelv',
  'app.loading': 'Betöltés',
  'app.fault': 'Valami hiba történt: {message}',
  'fault.bad-file': 'Nem játékfájl, vagy sérült.',
  'fault.unknown-version': 'Az itteninél újabb szabályokkal játszották. Töltsd újra az oldalt, és nyisd meg még egyszer.',
  'fault.unknown-game': 'Olyan játéké, amely itt nem elérhető.',
  'fault.unknown-option': 'Az előkészítésében van olyasmi, ami itt nem elérhető.',
  'fault.illegal-combination': 'A szabályok ezt így együtt nem engedik.',
  'fault.other-course': 'Az egyik válasz ezekkel a szabályokkal nem lehetséges.',
  'fault.unexpected': 'Töltsd újra az oldalt; a játékaid megmaradnak.',
  'app.home': 'Kezdőlap',
  'app.close': 'Bezárás',
}
