import type { Translated } from '../../../../i18n/message.ts'
import type { hand as english } from '../en/hand.ts'

export const hand: Translated<typeof english> = {
  'taw.order': 'A kéz sorrendje',
  'taw.order.drawn': 'húzás szerint',
  'taw.order.god': 'isten szerint',
  'taw.order.opens': 'nyitott mezők szerint',
  'taw.opens': { one: 'most {n} mezőt nyit meg', other: 'most {n} mezőt nyit meg' },
  'taw.hand': 'Kéz',
  'taw.whole-hill': 'Az egész domb',
  'taw.section-way': 'az út {n} élelem',
  'taw.section-legal': { one: '{n} választható', other: '{n} választható' },
  'taw.place-here': 'Lehelyezés ide',
  'taw.up-down': '{up} képpel felfelé, {down} képpel lefelé',
  'taw.lay-hint': 'Húzd oda, vagy válassz helyet a nyilakkal és az Enterrel',
  'taw.lay-touch': 'Húzd oda, vagy koppints egy helyre',
  'taw.joins': 'illeszkedik: a kereskedő fizet érte',
  'taw.no-joint': 'nincs illeszkedő kapcsolódás',
  'taw.both-ends': 'még nincs mihez kapcsolódnia',
  'taw.tiles': { one: '{n} szőttes', other: '{n} szőttes' },
  'taw.still-fits': 'még belefér',
  'taw.by-length': 'A játék végén, hossz szerint',
  'taw.merchant-pays': 'A kereskedő akkor ezt fizetné',
  'taw.merchant-pays-nothing': 'még semmit',
}
