import type { Message, Plural } from './message.ts'

/** Every message of the interface; words of a game come from the game. */
export const en = {
  'app.name': 'Tollan',
  'app.theme.dark': 'Dark theme',
  'app.theme.light': 'Light theme',
  'app.language': 'Language',
  'app.loading': 'Loading',
  'app.fault': 'Something went wrong: {message}',
  'app.home': 'Home',
  'game.teotihuacan': 'Teotihuacan',
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
  'table.answers': 'What you can do',
  'table.undo': 'Undo',
  'table.redo': 'Redo',
  'table.restart': 'Restart turn',
  'table.over': 'The game is over',
  'table.log': 'Log',
  'table.export': 'Export the game file',
  'table.waiting': 'Please wait',
  'table.points': { one: '{n} point', other: '{n} points' },
  'table.nobody': 'Set-up',
  'table.zone': 'Table',
  'tab.board': 'Board',
  'tab.tracks': 'Tracks',
  'tab.me': 'Me',
} as const satisfies Readonly<Record<string, Message>>

export type MessageKey = keyof typeof en

/** A language has every message, plurals where English has them. */
export type Messages = { readonly [K in MessageKey]: (typeof en)[K] extends string ? string : Plural }
