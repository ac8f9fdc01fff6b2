import type { QuestionWords } from '@tollan/kernel'
import { mayUnlock } from '../may-unlock.ts'
import { moduleQuestions } from './modules.ts'

/** Every kind of question, to seats and to chance. */
export const questions = {
  // a turn
  turn: (answers) => (mayUnlock(answers) ? 'Which worker do you move, or do you unlock for free?' : 'Which worker do you move?'),
  destination: 'Where does the worker go?',
  action: 'What do you do on this board?',
  'end-turn': 'Is your turn over?',
  'second-worker': 'Which worker moves along?',
  // worship
  'worship-benefit': 'What do you worship for?',
  'worship-price': 'How do you pay for worshipping?',
  'worship-order': 'What comes first?',
  'worship-tile': 'Do you take the discovery tile?',
  'tile-moment': 'Do you use the new tile before what follows?',
  repeat: 'Do you use the royal tile (again)?',
  // main actions
  'main-action-fee': 'How do you pay the fee of the main action?',
  technology: 'Which technology do you develop?',
  'nobles-row': 'In which row do you build?',
  'decoration-tile': 'Which decoration do you lay?',
  'decoration-space': 'Where do you lay it?',
  'pyramid-tile': 'Which pyramid tile do you build?',
  'pyramid-space': 'Where do you build it?',
  rotation: 'How is the tile turned?',
  discount: 'Which resource do you save?',
  // power-ups and rewards
  'power-up': 'Which worker is powered up?',
  'paid-power-up': 'Do you pay for one more power-up?',
  'power-up-anywhere': 'Which of your workers is powered up?',
  'power-up-starting': 'Which starting worker is powered up?',
  'ascension-reward': 'Which reward does the ascension bring?',
  temple: 'On which temple do you step?',
  'main-temple-step': 'Do you take the printed reward or a discovery tile?',
  'grey-space': 'Which discovery tile of the Avenue do you take?',
  resources: 'Which resources do you gain?',
  order: 'What comes next?',
  payment: 'What do you pay with?',
  salary: 'How much of the salary do you pay?',
  // set-up
  'starting-tiles': 'Which two starting tiles do you keep?',
  draft: 'Which starting tile do you draft?',
  'starting-discovery': 'Do you take the discovery tile of your starting tile?',
  'place-worker': 'Where does your next worker start?',
  // chance
  'first-player': 'Who is First Player?',
  'deal-board': 'Which board comes next?',
  'draw-royal': 'Which royal tile is drawn?',
  'draw-technology': 'Which technology is drawn?',
  'draw-temple-bonus': 'Which temple bonus is drawn?',
  'draw-decoration': 'Which decoration is drawn?',
  'draw-pyramid-tile': 'Which pyramid tile is drawn?',
  'turn-pyramid-tile': 'How does the pyramid tile lie?',
  'draw-discovery': 'Which discovery tile is drawn?',
  'draw-starting-tile': 'Which starting tile is drawn?',
  'draw-bot-tile': 'Which tile of Teotibot is drawn?',
  direction: 'Which way does the direction tile point?',
  roll: 'What does the die show?',
  ...moduleQuestions,
} as const satisfies Readonly<Record<string, QuestionWords>>
