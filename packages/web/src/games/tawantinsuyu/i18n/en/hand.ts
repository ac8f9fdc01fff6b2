import type { Message } from '../../../../i18n/message.ts'

/** Hands, sections of the hill on a phone, and the tapestry editor. */
export const hand = {
  'taw.order': 'Order of the hand',
  'taw.order.drawn': 'as drawn',
  'taw.order.god': 'by god',
  'taw.order.opens': 'by what it opens',
  'taw.opens': { one: 'opens {n} space now', other: 'opens {n} spaces now' },
  'taw.hand': 'Hand',
  'taw.whole-hill': 'Whole hill',
  'taw.section-way': 'way there {n} food',
  'taw.section-legal': { one: '{n} can be chosen', other: '{n} can be chosen' },
  'taw.place-here': 'Place here',
  'taw.up-down': '{up} face up, {down} face down',
  'taw.lay-hint': 'Drag it, or take a place with the arrows and Enter',
  'taw.lay-touch': 'Drag it, or tap a place',
  'taw.joins': 'joins: each Merchant pays it',
  'taw.no-joint': 'no connection',
  'taw.both-ends': 'nothing to connect with yet',
  'taw.tiles': { one: '{n} Weaving', other: '{n} Weavings' },
  'taw.still-fits': 'still fits',
  'taw.by-length': 'At the end, by length',
  'taw.merchant-pays': 'What a Merchant would then pay',
  'taw.merchant-pays-nothing': 'nothing yet',
} as const satisfies Readonly<Record<string, Message>>
