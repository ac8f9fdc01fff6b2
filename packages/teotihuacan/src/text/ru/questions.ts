import type { QuestionWords } from '@tollan/kernel'
import { mayUnlock } from '../may-unlock.ts'
import { moduleQuestions } from './modules.ts'

/** Every kind of question, to seats and to chance. */
export const questions = {
  // a turn
  turn: (answers) => (mayUnlock(answers) ? 'Какого работника вы перемещаете? Или бесплатно возвращаете молящихся?' : 'Какого работника вы перемещаете?'),
  destination: 'Куда идёт работник?',
  action: 'Что вы делаете на этом планшете?',
  'end-turn': 'Ваш ход окончен?',
  'second-worker': 'Какой работник идёт вместе с ним?',
  // worship
  'worship-benefit': 'Что вы выбираете при поклонении?',
  'worship-price': 'Чем вы платите за поклонение?',
  'worship-order': 'Что сначала?',
  'worship-tile': 'Берёте жетон открытия?',
  'tile-moment': 'Применяете новый жетон, прежде чем продолжить?',
  repeat: 'Применяете жетон вождя (ещё раз)?',
  // main actions
  'main-action-fee': 'Чем вы платите за основное действие?',
  technology: 'Какую технологию вы осваиваете?',
  'nobles-row': 'В каком ряду вы строите?',
  'decoration-tile': 'Какое украшение вы выкладываете?',
  'decoration-space': 'Куда вы его выкладываете?',
  'pyramid-tile': 'Какую плитку пирамиды вы строите?',
  'pyramid-space': 'Где вы её строите?',
  rotation: 'Как повёрнута плитка?',
  discount: 'Какой ресурс вы экономите?',
  // power-ups and rewards
  'power-up': 'Силу какого работника вы увеличиваете?',
  'paid-power-up': 'Платите за ещё одно увеличение силы?',
  'power-up-anywhere': 'Силу какого из своих работников вы увеличиваете?',
  'power-up-starting': 'Силу какого начального работника вы увеличиваете?',
  'ascension-reward': 'Какую награду приносит вознесение?',
  temple: 'В каком храме вы продвигаетесь?',
  'main-temple-step': 'Берёте указанную награду или жетон открытия?',
  'grey-space': 'Какой жетон открытия с Дороги мёртвых вы берёте?',
  resources: 'Какие ресурсы вы получаете?',
  order: 'Что дальше?',
  payment: 'Чем вы платите?',
  salary: 'Сколько какао вы платите за работников?',
  // set-up
  'starting-tiles': 'Какие два начальных жетона вы оставляете?',
  draft: 'Какой начальный жетон вы берёте?',
  'starting-discovery': 'Берёте жетон открытия своего начального жетона?',
  'place-worker': 'Где начинает ваш следующий работник?',
  // chance
  'first-player': 'Кто первый игрок?',
  'deal-board': 'Какой планшет следующий?',
  'draw-royal': 'Какой жетон вождя вытянут?',
  'draw-technology': 'Какая технология вытянута?',
  'draw-temple-bonus': 'Какой бонус храма вытянут?',
  'draw-decoration': 'Какое украшение вытянуто?',
  'draw-pyramid-tile': 'Какая плитка пирамиды вытянута?',
  'turn-pyramid-tile': 'Как лежит плитка пирамиды?',
  'draw-discovery': 'Какой жетон открытия вытянут?',
  'draw-starting-tile': 'Какой начальный жетон вытянут?',
  'draw-bot-tile': 'Какой жетон действия Теотибота вытянут?',
  direction: 'Куда указывает жетон направления?',
  roll: 'Что выпало на кубике?',
  ...moduleQuestions,
} as const satisfies Readonly<Record<string, QuestionWords>>
