import type { QuestionWords } from '@tollan/kernel'
import { mayUnlock } from '../may-unlock.ts'
import { moduleQuestions } from './modules.ts'

/** Every kind of question, to seats and to chance. */
export const questions = {
  // a turn
  turn: (answers) => (mayUnlock(answers) ? 'Melyik munkást mozgatod, vagy ingyen felszabadítasz?' : 'Melyik munkást mozgatod?'),
  destination: 'Hová lép a munkás?',
  action: 'Mit teszel ezen az akciótáblán?',
  'end-turn': 'Befejezed a kört?',
  'second-worker': 'Melyik munkás lép vele együtt?',
  // worship
  'worship-benefit': 'Mit kérsz az imádásért?',
  'worship-price': 'Hogyan fizetsz az imádásért?',
  'worship-order': 'Mi legyen az első?',
  'worship-tile': 'Elveszed a felfedezéslapkát?',
  'tile-moment': 'Használod az új lapkát, mielőtt folytatódik a játék?',
  repeat: 'Használod (újra) a királylapkát?',
  // main actions
  'main-action-fee': 'Hogyan fizeted ki a fő akciót?',
  technology: 'Melyik technológiát fejleszted ki?',
  'nobles-row': 'Melyik sorban építesz?',
  'decoration-tile': 'Melyik díszlapkát rakod le?',
  'decoration-space': 'Hová rakod le?',
  'pyramid-tile': 'Melyik piramislapkát rakod le?',
  'pyramid-space': 'Hová rakod le?',
  rotation: 'Hogyan forgatod a lapkát?',
  discount: 'Melyik nyersanyagot takarítod meg?',
  // power-ups and rewards
  'power-up': 'Melyik munkást erősíted meg?',
  'paid-power-up': 'Fizetsz még egy megerősítésért?',
  'power-up-anywhere': 'Melyik munkásodat erősíted meg?',
  'power-up-starting': 'Melyik kezdő munkást erősíted meg?',
  'ascension-reward': 'Milyen jutalmat hoz a felemelkedés?',
  temple: 'Melyik templomon lépsz?',
  'main-temple-step': 'A nyomtatott jutalmat vagy egy felfedezéslapkát kérsz?',
  'grey-space': 'A Holtak útja melyik felfedezéslapkáját veszed el?',
  resources: 'Milyen nyersanyagokat választasz?',
  order: 'Mi következik?',
  payment: 'Mivel fizetsz?',
  salary: 'Mennyi bért fizetsz?',
  // set-up
  'starting-tiles': 'Melyik két kezdőlapkát tartod meg?',
  draft: 'Melyik kezdőlapkát választod?',
  'starting-discovery': 'Elveszed a kezdőlapkádhoz tartozó felfedezéslapkát?',
  'place-worker': 'Hol kezd a következő munkásod?',
  // chance
  'first-player': 'Ki a kezdőjátékos?',
  'deal-board': 'Melyik akciótábla következik?',
  'draw-royal': 'Melyik királylapkát húztátok?',
  'draw-technology': 'Melyik technológiát húztátok?',
  'draw-temple-bonus': 'Melyik templom bónuszlapkát húztátok?',
  'draw-decoration': 'Melyik díszlapkát húztátok?',
  'draw-pyramid-tile': 'Melyik piramislapkát húztátok?',
  'turn-pyramid-tile': 'Hogyan fekszik a piramislapka?',
  'draw-discovery': 'Melyik felfedezéslapkát húztátok?',
  'draw-starting-tile': 'Melyik kezdőlapkát húztátok?',
  'draw-bot-tile': 'Teotibot melyik akciólapkáját húztátok?',
  direction: 'Merre mutat az iránylapka?',
  roll: 'Mennyit mutat a kocka?',
  ...moduleQuestions,
} as const satisfies Readonly<Record<string, QuestionWords>>
