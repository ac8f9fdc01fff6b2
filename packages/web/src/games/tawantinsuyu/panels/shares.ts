// What others get of a High Priest's action (TAW-PRIEST-MOVE-04), and what they have for it: what everybody sees, nothing else (TAW-ASK-03).
import type { TableauSeat } from '@tollan/tawantinsuyu'
import type { MessageKey } from '../../../i18n/en.ts'
import { icon, type Token } from '../../../shell/icons/token.ts'

export interface Share {
  readonly says: MessageKey
  readonly rule: string
  /** What a seat has for it; nothing where it lacks what is to be done something with. */
  readonly has: (held: TableauSeat) => readonly (readonly [icon: string, n: number])[]
}

const isProduction = (building: string): boolean => building.startsWith('production-')

const shares: Readonly<Record<string, Share>> = {
  worship: { says: 'taw.share.worship', rule: 'TAW-PRIEST-WORSHIP-03', has: ({ statues }) => [['task-build-statue', statues.length]] },
  offering: { says: 'taw.share.offering', rule: 'TAW-PRIEST-OFFERING-02', has: ({ corn, gold }) => [['corn', corn], ['gold', gold]] },
  renew: { says: 'taw.share.renew', rule: 'TAW-PRIEST-RENEW-03', has: ({ buildingsDown, armyDown, corn }) => (buildingsDown.length + armyDown.length === 0 ? [] : [['flip', buildingsDown.length + armyDown.length], ['corn', corn]]) },
  produce: { says: 'taw.share.produce', rule: 'TAW-PRIEST-PRODUCE-04', has: ({ buildings }) => [['building-production', buildings.filter(isProduction).length]] },
  conquer: { says: 'taw.share.conquer', rule: 'TAW-PRIEST-CONQUER-08', has: ({ army, armyCards }) => [['army-front-1', army.length], ['army-back', armyCards.length]] },
}

/** What a program does instead, where its own rules say otherwise. */
const byProgram: Readonly<Record<string, Pick<Share, 'says' | 'rule'>>> = { renew: { says: 'taw.share.renew-half', rule: 'TAW-SOLO-38' } }

export function shareOf(action: string, isProgram: boolean): Share | undefined {
  const share = shares[action]
  return share === undefined || !isProgram ? share : { ...share, ...byProgram[action] }
}

/** None where all numbers are 0: the seat has nothing to join with. */
export const meansOf = (share: Share, held: TableauSeat): readonly Token[] => share.has(held).flatMap(([name, n]) => (n > 0 ? [icon(name, String(n))] : []))

/** The other seats, in the order they are asked. */
export const othersOf = (seat: number, seats: number): readonly number[] => Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)

/** The sectors the High Priest may go to. */
export const sectorsOf = (answers: readonly string[]): readonly number[] => answers.flatMap((answer) => [...answer.matchAll(/^move-to:section-(\d)$/g)].map(([, section]) => Number(section)))
