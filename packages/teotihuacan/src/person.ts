// How a person decides: by being asked.
import { chooseReward } from './actions/ascend.ts'
import { chooseOnGreySpace } from './actions/avenue.ts'
import { chooseOnMainStep } from './actions/temples.ts'
import { personFinalScoring, personSalary } from './flow/eclipse.ts'
import { personTurn } from './flow/turn.ts'
import { gainAny } from './goods.ts'
import type { Ways } from './rules.ts'
import { unlockWorker } from './workers.ts'

export const person: Ways = {
  turn: personTurn,
  gainAny,
  mainStep: chooseOnMainStep,
  greySpace: chooseOnGreySpace,
  ascensionReward: chooseReward,
  salary: personSalary,
  finalScoring: personFinalScoring,
  bumped: unlockWorker, // TEO-WORSHIP-04: into the general area
  automa: false,
}
