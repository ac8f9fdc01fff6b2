import type { Message } from '../message.ts'

export const table = {
  'table.answers': 'What you can do',
  'table.undo': 'Undo',
  'table.redo': 'Redo',
  'table.restart': 'Restart turn',
  'table.closed': 'Something was revealed: it cannot be taken back',
  'table.ending': 'The turn ends…',
  'table.over': 'The game is over',
  'table.won': '{name} wins',
  'table.log': 'Log',
  'table.export': 'Export the game file',
  'table.waiting': 'Please wait',
  'table.points': { one: '{n} point', other: '{n} points' },
  'table.nobody': 'Set-up',
  'table.zone': 'Table',
  'tab.board': 'Board',
  'tab.tracks': 'Tracks',
  'tab.me': 'Me',
  'icon.or': 'or',
  'icon.none': 'nothing',
} as const satisfies Readonly<Record<string, Message>>
