import type { keeping as english } from '../en/keeping.ts'
import type { Translated } from '../message.ts'

export const keeping: Translated<typeof english> = {
  'demo.play': 'Lejátszás',
  'demo.pause': 'Szünet',
  'demo.step': 'Egy lépés',
  'demo.speed': 'Sebesség',
  'demo.fast': 'gyors',
  'hand-over.title': 'Az asztal le van takarva',
  'hand-over.hidden': 'semmi titkos nincs a képernyőn',
  'hand-over.pass': 'Add tovább a képernyőt:',
  'hand-over.since': 'Az utolsó köröd óta',
  'hand-over.take': 'Én vagyok: {name}. Mutasd az asztalt',
  'hand-over.hold': 'Tartsd nyomva a gombot: egy véletlen érintés semmit sem mutat.',
  'hand-over.undo': 'Az utolsó lépés visszavonása',
  'hand-over.never': 'Soha ne takarja',
  'keep.full': 'Az eszköz tárhelye megtelt. A játék folytatódik, de csak amíg ez az oldal nyitva van: mentsd fájlba.',
  'keep.blocked': 'Ez a böngésző nem engedi a játékok megőrzését. Addig tartanak, amíg az oldal nyitva van: mentsd őket fájlba.',
  'keep.elsewhere': 'Ezt a játékot egy másik lapon játsszák',
  'keep.take-over': 'Játék itt',
  'keep.carries': 'Ez a játék régebbi szabályokkal folyik. Folytatható a jelenlegiekkel: az állása azokkal is ugyanazt jelenti.',
  'keep.carry': 'Folytatás a jelenlegi szabályokkal',
  'offline.update': 'Új változat érhető el. A következő indításkor lép életbe.',
  'offline.restart': 'Újraindítás most',
  'offline.install': 'Telepítés',
  'offline.offer': 'A Tollan telepíthető: a kezdőképernyőről indul, hálózat nélkül is.',
}
