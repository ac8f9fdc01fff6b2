// Polish cases of names, found by how the nominative begins; a name without a row stays as it is.
import { type Cases, inflecting } from '@tollan/kernel/words/pl'

const rows: Readonly<Record<string, Cases>> = {
  robotnik: { genitive: 'robotnika', accusative: 'robotnika' },
  'wspólny robotnik': { genitive: 'wspólnego robotnika', accusative: 'wspólnego robotnika' },
  Technologia: { genitive: 'Technologii', accusative: 'Technologię' },
  płytka: { genitive: 'płytki', accusative: 'płytkę' },
  'płytka Startowa': { genitive: 'płytki Startowej', accusative: 'płytkę Startową' },
  'lewa płytka': { genitive: 'lewej płytki', accusative: 'lewą płytkę', locative: 'lewej płytce' },
  'środkowa płytka': { genitive: 'środkowej płytki', accusative: 'środkową płytkę', locative: 'środkowej płytce' },
  'prawa płytka': { genitive: 'prawej płytki', accusative: 'prawą płytkę', locative: 'prawej płytce' },
  Zdobienie: { genitive: 'Zdobienia', accusative: 'Zdobienie' },
  pole: { genitive: 'pola', accusative: 'pole' },
  Ołtarz: { genitive: 'Ołtarza', accusative: 'Ołtarz' },
  'niebieska Świątynia': { genitive: 'niebieskiej Świątyni', accusative: 'niebieską Świątynię' },
  'czerwona Świątynia': { genitive: 'czerwonej Świątyni', accusative: 'czerwoną Świątynię' },
  'zielona Świątynia': { genitive: 'zielonej Świątyni', accusative: 'zieloną Świątynię' },
  'dowolna Świątynia': { genitive: 'dowolnej Świątyni', accusative: 'dowolną Świątynię' },
}

const inflected = inflecting(rows)

/** Kogo, czego: "robotnika 2", "niebieskiej Świątyni". */
export const genitive = (name: string): string => inflected(name, 'genitive')
/** Kogo, co: "robotnika 2", "Technologię 7". */
export const accusative = (name: string): string => inflected(name, 'accusative')

const SPACE = 'pole Rytuału '
/** Where a worker worships: "w Lesie", "na lewej płytce Pałacu". */
export const worshipAt = (space: string): string => (space.startsWith(SPACE) ? space.slice(SPACE.length) : `na ${inflected(space, 'locative')}`)

interface Place {
  readonly at: string
  readonly to: string
  readonly of: string
}

/** Boards by their name: where, where to, whose. */
const places: Readonly<Record<string, Place>> = {
  Pałac: { at: 'w Pałacu', to: 'do Pałacu', of: 'Pałacu' },
  Dwór: { at: 'w Dworze', to: 'do Dworu', of: 'Dworu' },
  Las: { at: 'w Lesie', to: 'do Lasu', of: 'Lasu' },
  Kamieniołom: { at: 'w Kamieniołomie', to: 'do Kamieniołomu', of: 'Kamieniołomu' },
  'Złoża Złota': { at: 'w Złożach Złota', to: 'do Złóż Złota', of: 'Złóż Złota' },
  'Pracownia Alchemiczna': { at: 'w Pracowni Alchemicznej', to: 'do Pracowni Alchemicznej', of: 'Pracowni Alchemicznej' },
  'Posiadłość Arystokratów': { at: 'w Posiadłości Arystokratów', to: 'do Posiadłości Arystokratów', of: 'Posiadłości Arystokratów' },
  Podbój: { at: 'na Planszy Podboju', to: 'na Planszę Podboju', of: 'Podboju' },
  'Warsztat Zdobniczy': { at: 'w Warsztacie Zdobniczym', to: 'do Warsztatu Zdobniczego', of: 'Warsztatu Zdobniczego' },
  'Plac Budowy': { at: 'na Placu Budowy', to: 'na Plac Budowy', of: 'Placu Budowy' },
}

/** "w Lesie" */
export const at = (board: string): string => places[board]?.at ?? `na Planszy ${board}`
/** "do Lasu" */
export const to = (board: string): string => places[board]?.to ?? `na Planszę ${board}`
/** "Lasu" */
export const ofBoard = (board: string): string => places[board]?.of ?? board

/** "region-3": w regionie 3, do regionu 3, z regionu 3. */
export const region = (id: string): { readonly at: string; readonly to: string; readonly from: string } => {
  const number = id.slice(id.indexOf('-') + 1)
  return id === 'teotihuacan'
    ? { at: 'w Teotihuacan', to: 'do Teotihuacan', from: 'z Teotihuacan' }
    : { at: `w regionie ${number}`, to: `do regionu ${number}`, from: `z regionu ${number}` }
}
