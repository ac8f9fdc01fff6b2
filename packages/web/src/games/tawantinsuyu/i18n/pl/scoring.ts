import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'taw.scoring.upkeep': 'Ziemniaki dla Bogów',
  'taw.scoring.owe': 'Karty Bogów na ręce: {cards}, ziemniaki: {potato}, złoto: {gold}. Złoto może zastąpić ziemniaki, jedno za jeden.',
  'taw.scoring.lost-each': 'Za każdy brakujący ziemniak tracisz {vp} PZ.',
  'taw.scoring.loses': 'strata: {vp} PZ',
  'taw.scoring.keeps': 'zostaje złota: {n}',
  'taw.scoring.cards': 'Najwyżej {n} karty, jedna po drugiej; Posąg nie jest potrzebny.',
  'taw.scoring.then': 'Potem',
  'taw.scoring.village': 'Robotników w Wiosce znów: {n}',
  'taw.scoring.draw': 'karty Bogów, od najmniejszej liczby PZ:',
  'taw.scoring.market': 'nowy Rynek Budynków',
  'taw.scoring.last': 'To ostatnie Święto: teraz punktowanie końcowe.',
  'taw.verdict.won': 'Wygrana: {vp} PZ to co najmniej {need} i więcej niż {hers} PZ Axomammy.',
  'taw.verdict.few': 'Przegrana mimo przewagi nad Axomammą ({hers} PZ): masz {vp} PZ, do {need} brakuje {missing}.',
  'taw.verdict.behind': 'Przegrana: {vp} PZ by wystarczyło, ale Axomamma ma {hers}.',
  'taw.verdict.both': 'Przegrana: masz {vp} PZ, do {need} brakuje {missing}, a Axomamma ma {hers}.',
}
