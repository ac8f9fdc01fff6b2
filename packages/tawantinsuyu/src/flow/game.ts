// The whole game: set-up, turns clockwise until the third Feast, final scoring.
import { again, call, locals } from '@tollan/kernel'
import { begin } from '../events.ts'
import { procedure } from '../procedures.ts'
import { FIRST } from '../state.ts'
import { finalScoring } from './end.ts'
import { setUp } from './setup.ts'
import { isGameOver } from './turn.ts'

const W = locals('turns')

export const wholeGame = procedure('game', W, [
  function tableIsSet(g) {
    call(g, setUp)
  },
  function turns(g, f) {
    const { s, rules } = g
    if (isGameOver(g)) return
    const seat = (s[FIRST] + s[f + W.turns]++) % rules.seats
    again(g, f)
    call(g, rules.ways[seat].turn, seat)
  },
  function score(g) {
    begin(g, 'final-scoring', 'TAW-END-01')
    call(g, finalScoring)
  },
])
