import type { Limits } from '../limits.ts'

const endless = { most: Infinity, perSecond: 0 }

/** Players of tests are quicker than people. */
export const boundless: Limits = { messages: endless, requests: endless, arrivals: endless, tablesOfAddress: endless, tables: endless, talk: endless, sockets: { guest: Infinity, address: Infinity }, waiting: Infinity }
