import type { Translated } from '../../../../i18n/message.ts'
import type { hand as english } from '../en/hand.ts'

export const hand: Translated<typeof english> = {
  'taw.order': 'Kolejność kart na ręce',
  'taw.order.drawn': 'jak dobrano',
  'taw.order.god': 'według boga',
  'taw.order.opens': 'według dostępnych pól',
  'taw.opens': { one: 'otwiera teraz {n} pole', few: 'otwiera teraz {n} pola', many: 'otwiera teraz {n} pól', other: 'otwiera teraz {n} pola' },
  'taw.hand': 'Ręka',
  'taw.whole-hill': 'Całe wzgórze',
  'taw.section-way': 'Wędrówka: {n} żywności',
  'taw.section-legal': { one: '{n} do wyboru', few: '{n} do wyboru', many: '{n} do wyboru', other: '{n} do wyboru' },
  'taw.place-here': 'Umieść tutaj',
  'taw.up-down': '{up} odkryte, {down} zakryte',
  'taw.lay-hint': 'Przeciągnij albo wybierz miejsce strzałkami i klawiszem Enter',
  'taw.lay-touch': 'Przeciągnij albo dotknij miejsca',
  'taw.joins': 'pasuje: Kupiec za to płaci',
  'taw.no-joint': 'bez pasującego połączenia',
  'taw.both-ends': 'na razie bez połączenia',
  'taw.tiles': { one: '{n} Tkanina', few: '{n} Tkaniny', many: '{n} Tkanin', other: '{n} Tkaniny' },
  'taw.still-fits': 'pasują jeszcze',
  'taw.by-length': 'Na koniec gry, według długości',
  'taw.merchant-pays': 'Kupiec zapłaciłby wtedy',
  'taw.merchant-pays-nothing': 'na razie nic',
}
