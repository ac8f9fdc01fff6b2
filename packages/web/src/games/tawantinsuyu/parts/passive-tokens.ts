// What a Passive Building does, in icons: its rule (TAW-BLD-Z01 to -Z20) is a sentence, for which a table has no room.
import { arrow, icon, note, type Token } from '../../../shell/icons/token.ts'

const is = note('=')
const either = note('/')

/** `ownStepVp`: what Z07 scores is printed on it; the other amounts are the rule's. */
export function passiveTokens(code: string, { ownStepVp }: { readonly ownStepVp: number }): readonly Token[] {
  const rows: Readonly<Record<string, readonly Token[]>> = {
    Z01: [icon('me'), is, icon('worker-courier')],
    Z02: [icon('me'), is, icon('worker-priest')],
    Z03: [icon('worker-warrior'), arrow, icon('cori-renew', '2'), icon('building-production')],
    Z04: [icon('tapestry'), arrow, icon('task-merchant')],
    Z05: [icon('worker-architect'), is, icon('worker-craftsman')],
    Z06: [icon('feast'), arrow, icon('potato', '4'), icon('god-back'), is, icon('vp', '+1')],
    Z07: [icon('task-build-steps'), arrow, icon('vp', String(ownStepVp))],
    Z08: [icon('task-buy-weavings'), arrow, icon('eye', '5')],
    Z09: [icon('feast'), arrow, icon('tapestry'), is, icon('vp', '1')],
    Z10: [icon('feast'), arrow, icon('potato', '2'), icon('corn', '1'), icon('stone', '1')],
    Z11: [icon('cori-offering'), arrow, icon('task-buy-weavings')],
    Z12: [icon('cori-worship'), either, icon('feast'), arrow, icon('gold', '1'), arrow, icon('temple-sun', '+1')],
    Z13: [icon('cori-conquer'), arrow, icon('flip', '−1'), icon('discard', '−1')],
    Z14: [icon('worker-warrior'), arrow, icon('task', '+2')],
    Z15: [icon('stone', '2'), is, icon('gold', '1'), is, icon('corn', '2')],
    Z16: [icon('cori-produce'), arrow, icon('cori-renew'), icon('building-production'), either, icon('army-back')],
    Z17: [icon('cori-conquer'), arrow, icon('gold', '1'), icon('vp', '1')],
    Z18: [icon('cori-renew'), arrow, icon('army-back'), icon('gold', '1')],
    Z19: [icon('potato', '1'), arrow, icon('god-back')],
    Z20: [icon('potato'), either, icon('corn'), either, icon('stone'), arrow, note('+1'), icon('vp', '1')],
  }
  return rows[code] ?? []
}
