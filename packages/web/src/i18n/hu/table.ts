import type { table as english } from '../en/table.ts'
import type { Translated } from '../message.ts'

export const table: Translated<typeof english> = {
  'table.answers': 'Amit tehetsz',
  'table.undo': 'Visszavonás',
  'table.redo': 'Újra',
  'table.restart': 'Kör újrakezdése',
  'table.closed': 'Valami felfedődött: nem vonható vissza',
  'table.ending': 'A kör véget ér…',
  'table.over': 'A játék véget ért',
  'table.won': 'Győztes: {name}',
  'table.log': 'Napló',
  'table.export': 'Játékfájl mentése',
  'table.waiting': 'Kis türelmet',
  'table.points': { one: '{n} pont', other: '{n} pont' },
  'table.nobody': 'Előkészítés',
  'table.zone': 'Asztal',
  'tab.board': 'Tábla',
  'tab.tracks': 'Sávok',
  'tab.me': 'Én',
  'icon.or': 'vagy',
  'icon.none': 'semmi',
}
