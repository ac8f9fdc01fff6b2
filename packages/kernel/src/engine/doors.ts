// Everything that may be done with a game from outside its engine. A released engine keeps its doors for ever: one may be
// added, none may change what it takes or gives.
import { decode, decodeView, encode, encodeView, hash, toNamed } from './codec.ts'
import { advance, attach, createGame, fork, type Game, isOver, knownTo, openQuestion, question, questionTo, seatsAsked } from './game.ts'
import type { Ruleset } from './rules.ts'
import { imagine } from './imagine.ts'
import { asked, askedFor, check, revisionOf, why } from './play.ts'
import { OWNER, TURN } from './schema.ts'
import { view } from './view.ts'

/** The kind of the open question, and whether several seats answer it in secret; null when the game is over. */
function openKind(g: Game): { readonly kind: string; readonly simultaneous: boolean } | null {
  const ask = openQuestion(g)
  return ask === null ? null : { kind: ask.kind, simultaneous: ask.seats !== null }
}

/** A game from bytes; null when they belong to other rules. */
function restored(rules: Ruleset, bytes: Uint8Array): Game | null {
  const state = decode(rules, bytes)
  return state === null ? null : attach(rules, state)
}

export const doors = {
  createGame, fork, advance, question, questionTo, isOver, openKind, seatsAsked, knownTo,
  asked, askedFor, check, why, revisionOf,
  turnOf: (g: Game): number => g.s[TURN],
  ownerOf: (g: Game): number => g.s[OWNER],
  view, imagine, encodeView, decodeView,
  encode, restored, hash, toNamed,
} as const

export type Doors = typeof doors
