// The effect a person is being asked about: without it "part 2 next" says nothing.
import { PROCEDURE, STEP, SUSPENDED, TOP } from '@tollan/kernel'
import type { Cost, Effect } from '../content/vocabulary.ts'
import { repeatLocals as R, resolve, resolveLocals as E, repeat } from '../effects.ts'
import type { P } from '../rules.ts'

export interface EffectUnderWay {
  /** Parts of an effect in the order of their answers, at the question which comes next. */
  readonly parts: readonly Effect[]
  /** What may be paid for once more, and how often still. */
  readonly repeat: { readonly left: number; readonly pay: Cost; readonly effect: Effect } | null
}

export function effectUnderWay(g: P): EffectUnderWay | null {
  const { s, rules } = g
  const f = s[TOP]
  if (f === 0) return null
  const asking = rules.procedures[s[f + PROCEDURE]]
  const step = asking.steps[s[f + STEP] & ~SUSPENDED]?.name
  if (asking.name === resolve.name && step === 'order')
    return { parts: rules.effects[s[f + E.effect]].of.map((part) => rules.effects[part].effect), repeat: null }
  if (asking.name !== repeat.name) return null
  const row = rules.effects[s[f + R.effect]].effect
  return row.do === 'repeat' ? { parts: [], repeat: { left: s[f + R.left], pay: row.pay, effect: row.effect } } : null
}
