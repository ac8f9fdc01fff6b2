import type { Message } from '../message.ts'

export const app = {
  'app.name': 'Tollan',
  'app.theme.dark': 'Dark theme',
  'app.theme.light': 'Light theme',
  'app.language': 'Language',
  'app.loading': 'Loading',
  'app.fault': 'Something went wrong: {message}',
  'app.home': 'Home',
  'app.close': 'Close',
  'game.teotihuacan': 'Teotihuacan',
} as const satisfies Readonly<Record<string, Message>>
