import type { log as english } from '../en/log.ts'
import type { Translated } from '../../../../i18n/message.ts'

export const log: Translated<typeof english> = {
  'source.avenue': 'Holtak útja',
  'source.avenue.hint': 'lépések × az épületek értéke',
  'source.lead': 'Első hely a sávon',
  'source.lead.hint': 'a legelöl állónak',
  'source.track': 'Piramissáv',
  'source.track.hint': 'lépések × e napfogyatkozás értéke',
  'source.masks': 'Maszkkészletek',
  'source.masks.hint': 'a készletek mérete szerint',
  'source.salary': 'Bér',
  'source.salary.hint': 'a ki nem fizetett kakaóért',
  'source.bonus': 'Templom bónuszlapkák',
  'source.bonus.hint': 'az elért templom bónuszlapkáért',
  'source.automa': 'A bot javai',
  'source.automa.hint': 'amit bevált és megtart',
  'source.temples': 'Templomlépések',
  'source.construction': 'Piramisépítés',
  'source.decorations': 'Díszek',
  'source.nobles': 'Nemesek',
  'source.technologies': 'Technológiák',
  'source.discoveries': 'Felfedezéslapkák',
  'source.ascension': 'Felemelkedések',
  'source.other': 'Minden más',
}
