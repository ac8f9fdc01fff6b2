import type { Message } from '../message.ts'

/** Demo, passing the screen, storage, tabs, new versions. */
export const keeping = {
  'demo.play': 'Play',
  'demo.pause': 'Pause',
  'demo.step': 'One step',
  'demo.speed': 'Speed',
  'demo.fast': 'fast',
  'hand-over.title': 'The table is covered',
  'hand-over.hidden': 'nothing secret is on this screen',
  'hand-over.pass': 'Pass the screen to',
  'hand-over.since': 'Since your last turn',
  'hand-over.take': 'I am {name}, show the table',
  'hand-over.hold': 'Hold the button: a slip shows nothing.',
  'hand-over.undo': 'Undo the last step',
  'hand-over.never': 'Never cover',
  'keep.full': 'The storage of this device is full. The game goes on, but only as long as this page is open: save it as a file.',
  'keep.blocked': 'This browser does not let the page keep games. They go on as long as this page is open: save them as files.',
  'keep.elsewhere': 'Another tab plays this game',
  'keep.take-over': 'Play it here',
  'keep.carries': 'This game is played by older rules. It can go on by the present ones: its position means the same there.',
  'keep.carry': 'Go on by the present rules',
  'offline.update': 'A new version is ready. It is used at the next start.',
  'offline.restart': 'Restart now',
  'offline.install': 'Install',
  'offline.offer': 'Tollan can be installed: it starts from your screen, also without a network.',
} as const satisfies Readonly<Record<string, Message>>
