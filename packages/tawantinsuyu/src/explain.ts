// "Why not?" for components and answers the open question does not mention.
import { EMPTY, isOver, OK, openQuestion, OWNER, PENDING, type Refusal, refuse, TOP } from '@tollan/kernel'
import { conquerRefusal } from './actions/conquest.ts'
import { spaceRefusal } from './actions/placement-cost.ts'
import { mayBePlacedAs } from './actions/place-worker.ts'
import { stepRefusal, stepsRefusal } from './actions/steps.ts'
import { armyNames, buildingNames, conquestNames, godCardNames, goodNames, iconNames, keys, roleNames, sectionNames, spaceNames, statueNames, stepNames, weavingNames } from './answers.ts'
import { ownsPassive } from './buildings-owned.ts'
import { PRINTED } from './effect-nodes.ts'
import { explainArmyCard, explainBuilding, explainGodCard, explainWeaving } from './explain-pieces.ts'
import { verbs } from './explain-verbs.ts'
import {
  ABILITIES_BEFORE_TASKS, CHOOSE_WORKER_FIRST, CONQUEST_BY_PRIEST, COST_BEFORE_TASKS, GAME_OVER, GOODS_PAY, ICON_USED, MOVE_IS_SIDE_ACTION, NO_SUCH_WORKER, NOT_ASKED_NOW, NOT_NEXT_TO, NOT_OWNER_Z15, NOT_OWNER_Z19,
  NOT_YOUR_TURN, ONE_VILLAGER, ONE_WORKER, PRIEST_FIRST, PRIEST_REACH, SPACE_TAKEN, STATUE_BY_TASK, STATUE_BY_WORSHIP, STATUE_GONE, STEPS_BY_TASK, TASK_UNDER_WAY, TASKS_BY_PLACEMENT, TASKS_USED_UP, TURN_NOT_OVER, VILLAGE_AT_END,
  VILLAGE_EMPTY,
} from './reasons.ts'
import type { G } from './rules.ts'
import {
  BOUND, CHOOSING, ENDING, FEASTING, HILL, ICONS_USED, MOVER, PHASE, PLACING, PRIEST_AT, ROLES, SECTIONS, SETTING_UP, SPACE, STATUE, STATUE_LEFT, STATUES, TASKS_LEFT, VILLAGE,
} from './state.ts'
import { poolOf, roleOf, workerOfRole } from './workers.ts'

type Explain = (g: G, seat: number, piece: number) => Refusal

/** Forgets what earlier tries found missing. */
const plainly = (g: G, reason: Refusal): Refusal => refuse(g, reason)
const orElse = (g: G, refusal: Refusal, otherwise: Refusal): Refusal => (refusal === OK ? plainly(g, otherwise) : refusal)

/** Why the main choice of a turn cannot be made now (TAW-TURN-02, -05). */
function mainChoice(g: G, seat: number): Refusal {
  const { s } = g
  if (s[OWNER] >= 0 && s[OWNER] !== seat) return NOT_YOUR_TURN
  if (s[PHASE] === SETTING_UP || s[PHASE] === FEASTING) return NOT_ASKED_NOW
  if (s[PRIEST_AT + seat] < 0) return PRIEST_FIRST
  return s[PHASE] === CHOOSING ? NOT_ASKED_NOW : ONE_WORKER
}

/** What stands against a Worker of a role, in any role it may take. */
function spaceRefusalFor(g: G, seat: number, own: number, space: number): Refusal {
  let refusal: Refusal = NO_SUCH_WORKER
  for (let role = 0; role < ROLES && refusal !== OK; role++) if (mayBePlacedAs(g, seat, own, role)) refusal = spaceRefusal(g, seat, role, space)
  return refusal
}

/** Before the main choice a space waits for its Worker; after it there is no second placement. */
function explainSpace(g: G, seat: number, space: number): Refusal {
  const { s } = g
  if (s[HILL + space] !== EMPTY) return SPACE_TAKEN
  if (s[PHASE] === PLACING && s[BOUND] === 1) return orElse(g, spaceRefusalFor(g, seat, roleOf(s[MOVER]), space), NOT_ASKED_NOW)
  const main = mainChoice(g, seat)
  if (main !== NOT_ASKED_NOW || s[PHASE] !== CHOOSING) return main
  let refusal: Refusal = NO_SUCH_WORKER
  for (let own = 0; own < ROLES && refusal !== OK; own++) if (workerOfRole(g, poolOf(seat), own) >= 0) refusal = spaceRefusalFor(g, seat, own, space)
  return orElse(g, refusal, CHOOSE_WORKER_FIRST)
}

function explainIcon(g: G, seat: number, icon: number): Refusal {
  const { s, rules } = g
  if (s[OWNER] >= 0 && s[OWNER] !== seat) return NOT_YOUR_TURN
  if (s[SPACE] < 0) return TASKS_BY_PLACEMENT
  if (s[PHASE] !== PLACING && s[TASKS_LEFT] === 0) return TASKS_USED_UP
  const place = rules.iconsOf[s[SPACE]].indexOf(icon)
  if (place < 0) return NOT_NEXT_TO
  if (s[PHASE] === PLACING) return s[BOUND] === 1 ? COST_BEFORE_TASKS : ABILITIES_BEFORE_TASKS
  return (s[ICONS_USED] & (1 << place)) === 0 ? TASK_UNDER_WAY : ICON_USED
}

/** Why tasks cannot be left now. */
function explainStop({ s }: G): Refusal {
  if (s[SPACE] < 0) return TASKS_BY_PLACEMENT
  if (s[PHASE] === PLACING) return s[BOUND] === 1 ? COST_BEFORE_TASKS : ABILITIES_BEFORE_TASKS
  return s[TASKS_LEFT] === 0 ? TASKS_USED_UP : TASK_UNDER_WAY
}

function explainStatue(g: G, seat: number, kind: number): Refusal {
  if (g.s[STATUE + seat * STATUES + kind] > 0) return STATUE_BY_WORSHIP
  return g.s[STATUE_LEFT + kind] === 0 ? STATUE_GONE : STATUE_BY_TASK
}

function explainSteps(g: G, seat: number, step: number): Refusal {
  const refusal = stepRefusal(g, step)
  return refusal === OK ? orElse(g, stepsRefusal(g, seat, PRINTED), STEPS_BY_TASK) : refusal
}

function explainSection(g: G, seat: number, section: number): Refusal {
  const { s } = g
  if (s[PRIEST_AT + seat] < 0) return PRIEST_FIRST
  const far = (section - s[PRIEST_AT + seat] + SECTIONS) % SECTIONS
  return far === 1 || far === 2 ? MOVE_IS_SIDE_ACTION : PRIEST_REACH
}

const explainRole = (g: G, seat: number, role: number): Refusal => (workerOfRole(g, poolOf(seat), role) < 0 ? NO_SUCH_WORKER : mainChoice(g, seat))

function explainEnd(g: G): Refusal {
  if (g.s[PHASE] === ENDING) return ONE_VILLAGER
  return g.s[VILLAGE] === EMPTY ? VILLAGE_EMPTY : VILLAGE_AT_END
}


const byId = new Map<string, readonly [Explain, number]>()
/** Adds components by id; a part of the game with pieces of its own does this for them. */
export function add(names: readonly string[], explained: Explain): void {
  for (const [piece, name] of names.entries()) byId.set(name, [explained, piece])
}

add(spaceNames, explainSpace)
add(iconNames, explainIcon)
add(godCardNames, explainGodCard)
add(armyNames, explainArmyCard)
add(buildingNames, explainBuilding)
add(weavingNames, explainWeaving)
add(statueNames, explainStatue)
add(stepNames, explainSteps)
add(conquestNames, (g, seat, space) => orElse(g, conquerRefusal(g, seat, space), CONQUEST_BY_PRIEST))
add(sectionNames, explainSection)
add(roleNames, explainRole)
add(['potato-end', 'corn-end'], explainEnd)
add(goodNames, () => GOODS_PAY)

/** Answers whose reason lies in what they do, not in the piece they name. */
const byVerb: Readonly<Record<string, (g: G, seat: number, answer: number) => Refusal>> = {
  ...verbs,
  place: mainChoice,
  side: mainChoice,
  stop: explainStop,
  'end-turn': (g, seat) => (g.s[OWNER] === seat ? TURN_NOT_OVER : NOT_YOUR_TURN),
  change: (g, seat) => (ownsPassive(g, seat, 15) ? NOT_ASKED_NOW : NOT_OWNER_Z15),
  'call-god': (g, seat) => (ownsPassive(g, seat, 19) ? NOT_ASKED_NOW : NOT_OWNER_Z19),
}

/** Chance alone gives these answers; no piece explains them. */
const isChance = (verb: string): boolean => /^(draw|random)-/.test(verb)

export const componentNames = (): readonly string[] => [...byId.keys()]

function isAsked(g: G, seat: number): boolean {
  const ask = openQuestion(g)
  if (ask === null) return false
  return ask.seats === null ? ask.seat(g, g.s[TOP]) === seat : (g.s[PENDING] & (1 << seat)) !== 0
}

/** The reason why a component (or an answer) cannot be chosen now; -1 for a name the game does not know. */
export function explain(g: G, seat: number, target: string): Refusal {
  const known = byId.get(target)
  const answer = known === undefined ? keys.parse(target) : -1
  if (known === undefined && answer < 0) return -1
  if (isOver(g)) return plainly(g, GAME_OVER)
  if (seat < 0) return plainly(g, NOT_ASKED_NOW) // chance
  if (!isAsked(g, seat)) return plainly(g, g.s[OWNER] >= 0 && g.s[OWNER] !== seat ? NOT_YOUR_TURN : NOT_ASKED_NOW)
  plainly(g, OK)
  if (known !== undefined) return known[0](g, seat, known[1])
  const [verb = '', argument = ''] = target.split(':')
  const reason = byVerb[verb]
  if (reason !== undefined) {
    const refusal = reason(g, seat, answer)
    return refusal === NOT_YOUR_TURN && g.s[OWNER] < 0 ? NOT_ASKED_NOW : refusal // in the set-up no turn is anybody's
  }
  const piece = isChance(verb) ? undefined : byId.get(argument.split('+')[0] ?? '')
  return piece === undefined ? NOT_ASKED_NOW : piece[0](g, seat, piece[1])
}
