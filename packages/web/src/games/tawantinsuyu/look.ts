// Tawantinsuyu as the shell knows it.
import type { Tableau } from '@tollan/tawantinsuyu'
import { t } from '../../i18n/language.svelte.ts'
import type { GameLook } from '../../shell/look.ts'
import { about, purse } from './about.ts'
import { askedBy } from './asked-by.ts'
import Cover from './Cover.svelte'
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
import { narrowPanel } from './narrow/panel.ts'
import NarrowPlayer from './narrow/Player.svelte'
import NarrowProgress from './narrow/Progress.svelte'
import { sectionAround } from './narrow/sections.ts'
import Strip from './narrow/Strip.svelte'
import { inPlace } from './in-place.ts'
import { intent } from './intent.ts'
import { answerLine } from './parts/answer-line.ts'
import AxomammaBoard from './parts/AxomammaBoard.svelte'
import Outcome from './parts/Outcome.svelte'
import Standing from './parts/Standing.svelte'
import ThingPicture from './parts/ThingPicture.svelte'
import { printedOf } from './printed-of.ts'
import { ruleBook } from './rule-book.ts'
import Scoring from './scoring/Scoring.svelte'
import { verdictOf } from './scoring/verdict.ts'
import { thingsOf, wishOf } from './things.ts'
import Board from './wide/Board.svelte'
import Own from './wide/Own.svelte'
import Player from './wide/Player.svelte'
import Progress from './wide/Progress.svelte'
import Panel from './wide/QuestionPanel.svelte'
import { panelOnTop } from './wide/panel-questions.ts'
import Side from './wide/Side.svelte'
import Tracks from './wide/Tracks.svelte'
import { unsure } from './unsure.ts'
import { tawantinsuyuWords } from './words.ts'

const AXOMAMMA = 1

/** Questions whose answers are shown with what follows them, as far as the last step that costs or brings something. */
const FORESIGHT: Readonly<Record<string, number>> = {
  space: 4, price: 3, payment: 2, capture: 3, task: 3, 'move-priest': 3, building: 3, statue: 2, steps: 2, benefit: 2, 'lay-weaving': 2, 'buy-weavings': 3, 'leftover-weaving': 3, worship: 2, offering: 2, conquer: 2,
}

/** What others are offered in a turn (TAW-ASK-06 to -12, TAW-ASK-21); what follows from taking it is their own. */
const OFFERS: readonly string[] = ['leftover-weaving', 'worship-too', 'offering-too', 'renew-too', 'produce-too', 'conquest', 'play-army', 'conquer', 'renew', 'pay-then', 'feast-card']

export const look: GameLook<Tableau> = {
  id: 'tawantinsuyu',
  oldest: 2,
  sprite,
  messages,
  words: tawantinsuyuWords,
  telling,
  wide: { columns: [236, 900, 272], rows: [38, 672, 50, 112], Progress, Tracks, Board, Panel, panelOnTop, Side, Player, Own },
  narrow: {
    Progress: NarrowProgress,
    Strip,
    Goods,
    Player: NarrowPlayer,
    groups,
    panel: narrowPanel,
    around: sectionAround,
    answersInPlace: true,
    tabs: [
      { id: 'board', icon: 'map', title: 'taw.tab-hill', Zone: NarrowHill },
      { id: 'empire', icon: 'region', title: 'taw.tab-empire', Zone: Empire },
      { id: 'me', icon: 'me', title: 'tab.me', Zone: Me },
    ],
  },
  thingsOf,
  line: answerLine,
  inPlace,
  intent,
  wishOf,
  about,
  Outcome,
  Picture: ThingPicture,
  Program: AxomammaBoard,
  Scoring,
  verdict: ({ tableau, options }) => {
    const found = verdictOf(tableau, printedOf(options).board.winningVp)
    return found === null ? null : t(found.says, found.told)
  },
  Details: SpaceDetails,
  Cover,
  Standing,
  purse,
  unsure,
  ruleBook,
  passes: (question, answers) => (OFFERS.includes(question) ? (['decline', 'done'].find((answer) => answers.includes(answer)) ?? null) : null),
  askedBy,
  endsTurn: (answer) => answer === 'end-turn',
  turning: () => [],
  automata: ({ players }) => (players === 1 ? [AXOMAMMA] : []),
  foresight: (question) => FORESIGHT[question] ?? 1,
}
