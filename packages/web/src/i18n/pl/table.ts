import type { table as english } from '../en/table.ts'
import type { Translated } from '../message.ts'

export const table: Translated<typeof english> = {
  'table.answers': 'Co możesz zrobić',
  'table.undo': 'Cofnij',
  'table.redo': 'Ponów',
  'table.restart': 'Zacznij turę od nowa',
  'table.closed': 'Coś zostało odsłonięte: nie można tego cofnąć',
  'table.ending': 'Tura się kończy…',
  'table.over': 'Gra się skończyła',
  'table.won': 'Zwycięża {name}',
  'table.log': 'Dziennik',
  'table.export': 'Zapisz plik gry',
  'table.waiting': 'Poczekaj',
  'table.points': { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  'table.nobody': 'Przygotowanie',
  'table.zone': 'Stół',
  'tab.board': 'Plansza',
  'tab.tracks': 'Tory',
  'tab.me': 'Ja',
  'icon.or': 'lub',
  'icon.none': 'nic',
}
