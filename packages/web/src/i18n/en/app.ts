import type { Message } from '../message.ts'

export const app = {
  'app.name': 'Tollan',
  'app.description': 'Heavy board games in the browser, every rule enforced',
  'app.theme.dark': 'Dark theme',
  'app.theme.light': 'Light theme',
  'app.language': 'Language',
  'app.loading': 'Loading',
  'app.fault': 'Something went wrong: {message}',
  'fault.bad-file': 'It is no game file, or it is damaged.',
  'fault.unknown-version': 'It was played with rules that are newer than those here. Load the page again, then open it once more.',
  'fault.unknown-game': 'It belongs to a game that is not offered here.',
  'fault.unknown-option': 'It was set up with something that is not offered here.',
  'fault.illegal-combination': 'The rules do not allow this together.',
  'fault.other-course': 'An answer in it is not possible by these rules.',
  'fault.unexpected': 'Reload the page; your games are kept.',
  'app.home': 'Home',
  'app.close': 'Close',
} as const satisfies Readonly<Record<string, Message>>
