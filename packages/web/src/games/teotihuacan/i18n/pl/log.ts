import type { log as english } from '../en/log.ts'
import type { Translated } from '../../../../i18n/message.ts'

export const log: Translated<typeof english> = {
  'source.avenue': 'Aleja',
  'source.avenue.hint': 'pola × wartość Budynków',
  'source.lead': 'Prowadzenie na torze',
  'source.lead.hint': 'za najdalszą pozycję',
  'source.track': 'Tor Piramidy',
  'source.track.hint': 'pola × wartość tego Zaćmienia',
  'source.masks': 'Zestawy Masek',
  'source.masks.hint': 'według wielkości zestawu',
  'source.salary': 'Opłata',
  'source.salary.hint': 'strata za niezapłacone kakao',
  'source.bonus': 'Przychylność Bogów',
  'source.bonus.hint': 'za dojście do płytki Przychylności Bogów',
  'source.automa': 'Zapasy bota',
  'source.automa.hint': 'to, co wymienia i zachowuje',
  'source.temples': 'Stopnie Świątyń',
  'source.construction': 'Budowa Piramidy',
  'source.decorations': 'Zdobienia',
  'source.nobles': 'Posiadłość Arystokratów',
  'source.technologies': 'Technologie',
  'source.discoveries': 'Płytki Odkryć',
  'source.ascension': 'Wstąpienia',
  'source.other': 'Wszystko inne',
}
