// Tawantinsuyu as the shell knows it.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { GameLook } from '../../shell/look.ts'
import { about, purse } from './about.ts'
import sprite from './art/icons.svg?raw'
import './art/tokens.css'
import { messages } from './i18n/messages.ts'
import { telling } from './log/telling.ts'
import SpaceDetails from './hill/SpaceDetails.svelte'
import Empire from './narrow/Empire.svelte'
import Goods from './narrow/Goods.svelte'
import { groups } from './narrow/groups.ts'
import NarrowHill from './narrow/NarrowHill.svelte'
import Me from './narrow/Me.svelte'
import NarrowPlayer from './narrow/Player.svelte'
import NarrowProgress from './narrow/Progress.svelte'
import Strip from './narrow/Strip.svelte'
import { answerLine } from './parts/answer-line.ts'
import AxomammaBoard from './parts/AxomammaBoard.svelte'
import Outcome from './parts/Outcome.svelte'
import ThingPicture from './parts/ThingPicture.svelte'
import { ruleBook } from './rule-book.ts'
import { thingsOf, wishOf } from './things.ts'
import Board from './wide/Board.svelte'
import Own from './wide/Own.svelte'
import Player from './wide/Player.svelte'
import Progress from './wide/Progress.svelte'
import Panel from './wide/QuestionPanel.svelte'
import Side from './wide/Side.svelte'
import Tracks from './wide/Tracks.svelte'
import { tawantinsuyuWords } from './words.ts'

const AXOMAMMA = 1

export const look: GameLook<Tableau> = {
  id: 'tawantinsuyu',
  sprite,
  messages,
  words: tawantinsuyuWords,
  telling,
  wide: { columns: [236, 900, 272], rows: [38, 672, 50, 112], Progress, Tracks, Board, Panel, Side, Player, Own },
  narrow: {
    Progress: NarrowProgress,
    Strip,
    Goods,
    Player: NarrowPlayer,
    groups,
    tabs: [
      { id: 'board', icon: 'map', title: 'taw.tab-hill', Zone: NarrowHill },
      { id: 'empire', icon: 'region', title: 'taw.tab-empire', Zone: Empire },
      { id: 'me', icon: 'me', title: 'tab.me', Zone: Me },
    ],
  },
  thingsOf,
  line: answerLine,
  wishOf,
  about,
  Outcome,
  Picture: ThingPicture,
  Program: AxomammaBoard,
  Details: SpaceDetails,
  purse,
  ruleBook,
  endsTurn: (answer) => answer === 'end-turn',
  turning: () => [],
  automata: ({ players }) => (players === 1 ? [AXOMAMMA] : []),
  foresight: () => 1,
}
