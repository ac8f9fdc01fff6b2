// Teotihuacan as the shell knows it.
import type { Tableau } from '@tollan/teotihuacan'
import type { GameLook } from '../../shell/look.ts'
import { about, purse } from './about.ts'
import sprite from './art/icons.svg?raw'
import { messages } from './i18n/messages.ts'
import { telling } from './log/telling.ts'
import Goods from './narrow/Goods.svelte'
import { groups } from './narrow/groups.ts'
import Me from './narrow/Me.svelte'
import Outcome from './parts/Outcome.svelte'
import NarrowPlayer from './narrow/Player.svelte'
import NarrowProgress from './narrow/Progress.svelte'
import Ring from './narrow/Ring.svelte'
import Strip from './narrow/Strip.svelte'
import KeepTwo from './narrow/parts/KeepTwo.svelte'
import NarrowTracks from './narrow/Tracks.svelte'
import { inPlace } from './in-place.ts'
import { intent } from './intent.ts'
import { introductions } from './introductions.ts'
import { answerLine } from './parts/answer-line.ts'
import AnswerLead from './parts/AnswerLead.svelte'
import { walkingOrder } from './parts/steps-away.ts'
import BotTiles from './parts/BotTiles.svelte'
import ThingDetails from './parts/ThingDetails.svelte'
import ThingPicture from './parts/ThingPicture.svelte'
import { ruleBook } from './rule-book.ts'
import Scoring from './scoring/Scoring.svelte'
import Board from './wide/Board.svelte'
import Own from './wide/Own.svelte'
import Player from './wide/Player.svelte'
import Progress from './wide/Progress.svelte'
import Panel from './wide/QuestionPanel.svelte'
import Tracks from './wide/Tracks.svelte'
import { foreseen } from './wide/board/plaque-at.ts'
import { panelOnTop } from './wide/panel-place.ts'
import { boardAround, thingsOf, turning, wishOf } from './things.ts'
import { unsure } from './unsure.ts'
import { teotihuacanWords } from './words.ts'

const BOT = 1

/** Questions whose answers are shown with what follows them, as far as the last step that costs or brings something. */
const FORESIGHT: Readonly<Record<string, number>> = {
  destination: 14, action: 13, 'worship-benefit': 12, 'worship-order': 11, repeat: 10, 'pyramid-tile': 6, 'pyramid-space': 5, rotation: 4, discount: 3, 'decoration-tile': 5,
  'decoration-space': 4, technology: 3, 'nobles-row': 3,
}

export const look: GameLook<Tableau> = {
  id: 'teotihuacan',
  sprite,
  messages,
  words: teotihuacanWords,
  telling,
  wide: { columns: [236, 900, 272], rows: [38, 706, 50, 78], strip: 56, grows: true, panelOnTop, Progress, Tracks, Board, Panel, Player, Own },
  narrow: {
    Progress: NarrowProgress,
    Strip,
    Goods,
    Player: NarrowPlayer,
    groups,
    around: boardAround,
    panel: ({ question }) => (question?.kind === 'starting-tiles' ? KeepTwo : null),
    tabs: [
      { id: 'board', icon: 'map', title: 'tab.board', Zone: Ring },
      { id: 'tracks', icon: 'tracks', title: 'tab.tracks', Zone: NarrowTracks },
      { id: 'me', icon: 'me', title: 'tab.me', Zone: Me },
    ],
  },
  thingsOf,
  line: answerLine,
  rank: walkingOrder,
  Lead: AnswerLead,
  inPlace,
  intent,
  wishOf,
  about,
  Outcome,
  Picture: ThingPicture,
  Program: BotTiles,
  Scoring,
  Details: ThingDetails,
  foreseen,
  purse,
  introductions,
  unsure,
  ruleBook,
  endsTurn: (answer) => answer === 'end-turn',
  turning,
  automata: ({ players }) => (players === 1 ? [BOT] : []),
  foresight: (question) => FORESIGHT[question] ?? 1,
}
