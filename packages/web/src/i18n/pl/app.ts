import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.description': 'Złożone gry planszowe w przeglądarce, z pilnowaniem wszystkich zasad',
  'app.theme.dark': 'Ciemny motyw',
  'app.theme.light': 'Jasny motyw',
  'app.language': 'Język',
  'app.loading': 'Wczytywanie',
  'app.fault': 'Coś poszło nie tak: {message}',
  'fault.bad-file': 'To nie jest plik gry albo jest uszkodzony.',
  'fault.unknown-version': 'Rozegrano go według zasad nowszych niż te tutaj. Odśwież stronę i otwórz go jeszcze raz.',
  'fault.unknown-game': 'Należy do gry, której tu nie ma.',
  'fault.unknown-option': 'Przygotowano go z czymś, czego tu nie ma.',
  'fault.illegal-combination': 'Zasady nie pozwalają na takie połączenie.',
  'fault.other-course': 'Jedna z odpowiedzi w pliku nie jest możliwa według tych zasad.',
  'fault.unexpected': 'Odśwież stronę; twoje gry są zachowane.',
  'app.home': 'Strona główna',
  'app.close': 'Zamknij',
}
