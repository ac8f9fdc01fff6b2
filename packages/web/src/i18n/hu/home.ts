import type { home as english } from '../en/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof english> = {
  'home.games': 'Játékaid',
  'home.none': 'Még nincs játék. Indíts egyet: telepítés és fiók nélkül.',
  'home.continue': 'Folytatás',
  'home.review': 'Megtekintés',
  'home.delete': 'Törlés',
  'home.open': 'Játékfájl megnyitása',
  'home.finished': 'befejezve',
  'home.new': 'Új játék',
  'new.players': 'Kik játszanak',
  'new.solo': 'Egyedül',
  'new.solo.what': 'az automa ellen',
  'new.hotseat': { one: '{n} játékos', other: '{n} játékos' },
  'new.hotseat.what': 'egy képernyőnél',
  'new.start': 'Indítás',
  'title.solo': '{game}, egyedül',
  'title.players': { one: '{game}, {n} játékos', other: '{game}, {n} játékos' },
}
