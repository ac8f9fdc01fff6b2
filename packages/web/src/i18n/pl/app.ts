import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.theme.dark': 'Ciemny motyw',
  'app.theme.light': 'Jasny motyw',
  'app.language': 'Język',
  'app.loading': 'Wczytywanie',
  'app.fault': 'Coś poszło nie tak: {message}',
  'app.home': 'Strona główna',
  'app.close': 'Zamknij',
}
