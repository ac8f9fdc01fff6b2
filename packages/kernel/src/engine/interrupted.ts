// Questions interrupted by an any-time action must stay answerable: what may be offered and paid meanwhile depends on it.
import { fork, type Game, listAnswers, SUSPENDED } from './game.ts'
import { BELOW, PROCEDURE, type Question, STEP } from './procedure.ts'
import { TOP } from './schema.ts'

/** Whether the open question, too, could still be answered: for any-time actions that take something away. */
export const openCanGoOn = (g: Game): boolean => canGoOn(g, true)

/** Whether every question interrupted by an any-time action could still be answered in the position as it is now. */
export const interruptedCanGoOn = (g: Game): boolean => canGoOn(g, false)

function canGoOn(g: Game, open: boolean): boolean {
  const s = g.s
  const { count, seat, need, have } = g
  const kept = count > 0 ? g.options.slice(0, count) : null
  let fine = true
  g.weighing = true
  try {
    for (let f = s[TOP]; f !== 0 && fine; f = s[f + BELOW]) {
      const i = s[f + STEP]
      if ((i & SUSPENDED) === 0 && !(open && f === s[TOP])) continue
      const ask = g.rules.procedures[s[f + PROCEDURE]].steps[i & ~SUSPENDED].ask
      if (ask === null) continue
      g.count = 0
      const asker = ask.seat(g, f)
      if (ask.open === null) listAnswers(g, ask, f, asker)
      fine = (ask.open === null ? g.count > 0 : ask.open(g, f, asker)) || wouldSettle(g, ask, f)
    }
  } finally {
    g.weighing = false
    if (kept !== null) g.options.set(kept)
    g.count = count
    g.seat = seat
    g.need = need
    g.have = have
  }
  return fine
}

/** Whether a question would settle itself when it is asked again: nobody has to answer it any more. Tried on a copy, because settling may pay. */
function wouldSettle(g: Game, ask: Question, f: number): boolean {
  if (ask.settles === null) return false
  const trial = fork(g)
  trial.weighing = true
  trial.trace = g.trace
  return ask.settles(trial, f)
}

/** Whether an any-time action is running above a question that must stay answerable. */
export const isInterrupted = (g: Game): boolean => {
  if (g.weighing) return false
  for (let f = g.s[TOP]; f !== 0; f = g.s[f + BELOW]) if ((g.s[f + STEP] & SUSPENDED) !== 0) return true
  return false
}
