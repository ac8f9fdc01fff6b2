// What the card of a thing says besides its name, effect and cost.
import type { Tableau } from '@tollan/tawantinsuyu'
import { t } from '../../i18n/language.svelte.ts'
import type { About, GameWords } from '../../shell/look.ts'
import { shareOf } from './panels/shares.ts'
import { GOODS } from './parts/holdings.ts'
import { componentOf } from './things.ts'

/** Rules about a kind of thing, by the beginning of its id. */
const marks: readonly (readonly [start: RegExp, ...rules: readonly string[]])[] = [
  [/^space-/, 'TAW-PLACE-01', 'TAW-PLACE-04', 'TAW-COUNT-01'],
  [/^icon-/, 'TAW-COUNT-08'],
  [/^architect$/, 'TAW-WORK-ARCHITECT-01'],
  [/^craftsman$/, 'TAW-WORK-CRAFTSMAN-01'],
  [/^warrior$/, 'TAW-WORK-WARRIOR-01', 'TAW-WORK-WARRIOR-02'],
  [/^courier$/, 'TAW-WORK-COURIER-02', 'TAW-PLACE-13'],
  [/^priest$/, 'TAW-WORK-PRIEST-01', 'TAW-WORK-PRIEST-02'],
  [/^god-/, 'TAW-PLACE-02', 'TAW-GOD-01'],
  [/^army-/, 'TAW-PRIEST-CONQUER-11'],
  [/^weaving-|^(?:top|below|new|\d+)$/, 'TAW-TASK-WEAVE-10', 'TAW-TASK-WEAVE-11'],
  [/^conquest-/, 'TAW-PRIEST-CONQUER-13'],
  [/^steps-/, 'TAW-PLACE-07', 'TAW-PLACE-11'],
  [/^production-/, 'TAW-TASK-BUILD-03'],
]

/** "passive-07" does what TAW-BLD-Z07 says. */
const passiveRule = (id: string): readonly string[] => (id.startsWith('passive-') ? [`TAW-BLD-Z${id.slice(-2)}`] : [])

/** The action of a sector, what its own player may do and what the others get. */
function priestRules(id: string, { coricancha }: Tableau): readonly string[] {
  const section = /^section-(\d)$/.exec(id)?.[1]
  const share = section === undefined ? undefined : shareOf(coricancha[Number(section)] ?? '', false)
  return share === undefined ? [] : ['TAW-PRIEST-MOVE-04', 'TAW-PRIEST-MOVE-05', share.rule]
}

function notesOf(id: string, { hill, steps, conquests, coricancha, seats }: Tableau, words: GameWords): readonly string[] {
  const worker = hill[id]
  const owner = steps[id] ?? conquests[id]
  const section = /^section-(\d)$/.exec(id)?.[1]
  const action = section === undefined ? undefined : coricancha[Number(section)]
  const priests = section === undefined ? [] : seats.flatMap(({ priest }, seat) => (priest === Number(section) ? [words.seat(seat)] : []))
  return [
    ...(worker === undefined ? [] : [words.name(worker)]),
    ...(owner === undefined ? [] : [words.seat(owner)]),
    ...(action === undefined ? [] : [words.name(action)]),
    ...(priests.length === 0 ? [] : [t('taw.priests', { who: priests.join(', ') })]),
  ]
}

export function about(thing: string, tableau: Tableau, words: GameWords): About {
  const id = componentOf(thing)
  const [, ...rules] = marks.find(([start]) => start.test(id)) ?? []
  return { notes: notesOf(id, tableau, words), rules: [...(rules as string[]), ...passiveRule(id), ...priestRules(id, tableau)] }
}

/** "potatoes 3 · corn 0": labels, so nothing has to be inflected. */
export function purse({ seats, viewer }: Tableau, words: GameWords): string {
  const mine = seats[viewer]
  return mine === undefined ? '' : GOODS.map((good) => `${words.name(good)} ${mine[good]}`).join(' · ')
}
