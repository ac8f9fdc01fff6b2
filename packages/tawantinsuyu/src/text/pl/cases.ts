// Polish cases of names, found by how the nominative begins; a name without a row stays as it is.
import { type Cases, inflecting } from '@tollan/kernel/words/pl'

const person = (genitive: string): Cases => ({ genitive, accusative: genitive })

const rows: Readonly<Record<string, Cases>> = {
  Robotnik: person('Robotnika'),
  Architekt: person('Architekta'),
  Rzemieślnik: person('Rzemieślnika'),
  Wojownik: person('Wojownika'),
  Goniec: person('Gońca'),
  Kapłan: person('Kapłana'),
  'karta Bogów': { genitive: 'karty Bogów', accusative: 'kartę Bogów' },
  'karta Armii': { genitive: 'karty Armii', accusative: 'kartę Armii' },
  Tkanina: { genitive: 'Tkaniny', accusative: 'Tkaninę' },
  'Tkanina początkowa': { genitive: 'Tkaniny początkowej', accusative: 'Tkaninę początkową' },
  Budynek: { genitive: 'Budynku', accusative: 'Budynek' },
  sekcja: { genitive: 'sekcji', accusative: 'sekcję' },
  'górny taras': { genitive: 'górnego tarasu', accusative: 'górny taras', locative: 'górnym tarasie' },
  'środkowy taras': { genitive: 'środkowego tarasu', accusative: 'środkowy taras', locative: 'środkowym tarasie' },
  'dolny taras': { genitive: 'dolnego tarasu', accusative: 'dolny taras', locative: 'dolnym tarasie' },
}

const inflected = inflecting(rows)

/** Kogo, czego: "karty Armii 7", "sekcji 2". */
export const genitive = (name: string): string => inflected(name, 'genitive')
/** Kogo, co: "Gońca", "Tkaninę 7". */
export const accusative = (name: string): string => inflected(name, 'accusative')
/** Na czym: "górnym tarasie". */
export const locative = (name: string): string => inflected(name, 'locative')

/** The ends of the Village, where a worker stands. */
export const atEnd: Readonly<Record<string, string>> = { 'potato-end': 'po stronie ziemniaków', 'corn-end': 'po stronie kukurydzy' }
