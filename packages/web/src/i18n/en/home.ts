import type { Message } from '../message.ts'

export const home = {
  'home.games': 'Your games',
  'home.none': 'No game yet. Start one: nothing to install, no account.',
  'home.continue': 'Continue',
  'home.review': 'Review',
  'home.delete': 'Delete',
  'home.open': 'Open a game file',
  'home.finished': 'finished',
  'home.new': 'New game',
  'new.players': 'Who plays',
  'new.solo': 'Solo',
  'new.solo.what': 'against the automa',
  'new.hotseat': { one: '{n} player', other: '{n} players' },
  'new.hotseat.what': 'at one screen',
  'new.start': 'Start',
  'title.solo': '{game}, solo',
  'title.players': { one: '{game}, {n} player', other: '{game}, {n} players' },
} as const satisfies Readonly<Record<string, Message>>
