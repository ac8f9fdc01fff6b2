// Pieces that no table lists.
import { SECTIONS, stepLevels, type Supply } from '../content/index.ts'

const WORKERS = 45
const GODS = 6
const STEP_MARKERS = 5
const CONQUEST_MARKERS = 10

export function* supplyWrong(supply: Supply): Generator<string> {
  const { roles, gods } = supply
  const workers = roles.length * supply.workersPerRole
  if (workers !== WORKERS) yield `supply: there must be ${WORKERS} Workers, not ${workers} (TAW-COMP-04)`
  if (new Set(roles).size !== 5) yield `supply: Workers must be of 5 roles, not ${roles.join(', ')} (TAW-COMP-04)`
  if (new Set(gods).size !== GODS) yield `supply: there must be ${GODS} gods, not ${gods.join(', ')} (TAW-COMP-08)`
  if (supply.stepMarkers !== STEP_MARKERS) yield `supply: each player must have ${STEP_MARKERS} Step markers, not ${supply.stepMarkers} (TAW-COMP-11)`
  if (supply.conquestMarkers !== CONQUEST_MARKERS)
    yield `supply: each player must have ${CONQUEST_MARKERS} Conquest markers, not ${supply.conquestMarkers} (TAW-COMP-11)`
  if (new Set(supply.patterns).size !== 7) yield `supply: there must be 7 patterns of Weavings, not ${supply.patterns.join(', ')} (TAW-COMP-07)`
  if (new Set(supply.edges).size !== 8) yield `supply: there must be 8 edge symbols, not ${supply.edges.join(', ')} (TAW-DATA-15)`
  yield* stepsWrong(supply.stepSpaces)
}

/** Upper before lower in each section: play counts on the order. */
function* stepsWrong(stepSpaces: readonly string[]): Generator<string> {
  const due = Array.from({ length: SECTIONS }, (_, section) => stepLevels.map((level) => `steps-${level}-${section}`)).flat()
  if (stepSpaces.length !== due.length) yield `supply: there must be ${due.length} Step spaces, 2 in each section, not ${stepSpaces.length} (TAW-DATA-05)`
  for (const [i, id] of due.entries()) if (stepSpaces[i] !== id) yield `supply: Step space ${i + 1} must be ${id}, not ${stepSpaces[i]} (TAW-DATA-05)`
}
