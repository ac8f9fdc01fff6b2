import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'taw.scoring.upkeep': 'Burgonya az isteneknek',
  'taw.scoring.owe': 'Istenkártya kézben: {cards}, burgonya: {potato}, arany: {gold}. A burgonyát arany is pótolhatja, egyet egy.',
  'taw.scoring.lost-each': 'Minden hiányzó burgonya {vp} GYP veszteség.',
  'taw.scoring.loses': '{vp} GYP veszteség',
  'taw.scoring.keeps': 'marad arany: {n}',
  'taw.scoring.cards': 'Legfeljebb {n} kártya, egymás után; szobor nem kell hozzá.',
  'taw.scoring.then': 'Azután',
  'taw.scoring.village': 'a Falu újra megtelik: {n}',
  'taw.scoring.draw': 'istenkártyák, a legkevesebb GYP-tól:',
  'taw.scoring.market': 'új Piac',
  'taw.scoring.last': 'Ez az utolsó ünnep: a végső pontozás következik.',
  'taw.verdict.won': 'Győzelem: a {vp} GYP legalább {need}, és több, mint Axomamma {hers} GYP-ja.',
  'taw.verdict.few': 'Vereség, bár Axomammának csak {hers} GYP-ja van: {vp} GYP-ból {missing} hiányzik a {need} eléréséhez.',
  'taw.verdict.behind': 'Vereség: a {vp} GYP elég volna, de Axomammának {hers} van.',
  'taw.verdict.both': 'Vereség: {vp} GYP-ból {missing} hiányzik a {need} eléréséhez, és Axomammának {hers} van.',
}
