// Statues for Axomamma: by the god of a tucked card, else at random.
import { call, EMPTY, locals, OK, offer } from '@tollan/kernel'
import { anyStatueRefusal, gainStatue, statueCost, statueRefusal } from '../actions/statues.ts'
import { RANDOM_STATUE } from '../answers.ts'
import { axomammaNumbers, gods } from '../content/index.ts'
import { tell } from '../events.ts'
import { payCost } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { GODS, LARGE, SMALL, STATUES, statueKind, TUCKED } from '../state.ts'
import { randomly, roll } from './chances.ts'

// `kind` is the kind of Statue decided upon, from 1; `random` is set when the slots have no say
const S = locals('seat', 'cost', 'sizes', 'random', 'kind')

const canBuild = (g: G, f: number, kind: number): boolean => statueRefusal(g, g.s[f + S.seat], kind, g.s[f + S.cost], g.s[f + S.sizes]) === OK

const impossible = (g: G, f: number): boolean => anyStatueRefusal(g, g.s[f + S.seat], g.s[f + S.cost], g.s[f + S.sizes]) !== OK

/** TAW-SOLO-56: for the god of each slot, clockwise, large before small. */
function kindBySlot(g: G, f: number, first: number): number {
  for (let i = 0; i < axomammaNumbers.slots; i++) {
    const slot = (first + i) % axomammaNumbers.slots
    const card = g.s[TUCKED + slot]
    if (card === EMPTY) continue
    const god = g.rules.cardGod[card] // its symbol is visible (TAW-SOLO-09)
    tell(g, 'axomamma-slot', 'TAW-SOLO-56', g.s[f + S.seat], 'slot', slot + 1, 'god', gods[god])
    for (const size of [LARGE, SMALL]) if (canBuild(g, f, statueKind(size, god))) return statueKind(size, god)
  }
  return -1
}

/** Every Statue that can be built, the large ones before the small ones. */
function offerRandom(g: G, f: number): void {
  if (g.s[f + S.kind] > 0) return
  for (let kind = GODS; kind < STATUES; kind++) if (canBuild(g, f, kind)) offer(g, RANDOM_STATUE | kind)
  if (g.count > 0) return
  for (let kind = 0; kind < GODS; kind++) if (canBuild(g, f, kind)) offer(g, RANDOM_STATUE | kind)
}

/** TAW-SOLO-25, -53, -56: what can neither be paid nor found is not built. */
export const buildHerStatue = procedure('axomamma-statue', S, [
  roll(
    'axomamma-statue-roll',
    'TAW-SOLO-56',
    (g, f, value) => {
      g.s[f + S.kind] = kindBySlot(g, f, value - 1) + 1
    },
    (g, f) => g.s[f + S.random] === 1 || impossible(g, f),
  ),
  randomly('axomamma-random-statue', (g, f) => (g.s[f + S.random] === 1 ? 'TAW-SOLO-53' : 'TAW-SOLO-56'), offerRandom, (g, f, kind) => {
    g.s[f + S.kind] = kind + 1
  }),
  function pay(g, f) {
    const { s } = g
    if (s[f + S.kind] > 0) payCost(g, s[f + S.seat], statueCost(s[f + S.cost], s[f + S.kind] - 1), 'TAW-SOLO-56')
  },
  function build(g, f) {
    if (g.s[f + S.kind] > 0) gainStatue(g, g.s[f + S.seat], g.s[f + S.kind] - 1)
  },
])

/** TAW-SOLO-53: a random Statue of these sizes, the tucked cards left aside. */
export const randomStatue = (g: G, seat: number, cost: number, sizes: number): void => call(g, buildHerStatue, seat, cost, sizes, 1)
