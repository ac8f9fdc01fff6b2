// Teotihuacan as the shell knows it.
import type { Tableau } from '@tollan/teotihuacan'
import type { GameLook } from '../../shell/look.ts'
import { telling } from './log/telling.ts'
import Goods from './narrow/Goods.svelte'
import Me from './narrow/Me.svelte'
import NarrowProgress from './narrow/Progress.svelte'
import Ring from './narrow/Ring.svelte'
import Board from './wide/Board.svelte'
import Own from './wide/Own.svelte'
import Player from './wide/Player.svelte'
import Progress from './wide/Progress.svelte'
import Tracks from './wide/Tracks.svelte'
import { thingsOf } from './things.ts'
import { teotihuacanWords } from './words.ts'

const BOT = 1

export const look: GameLook<Tableau> = {
  id: 'teotihuacan',
  words: teotihuacanWords,
  telling,
  wide: { columns: [236, 900, 272], rows: [38, 706, 50, 78], Progress, Tracks, Board, Player, Own },
  narrow: {
    Progress: NarrowProgress,
    Goods,
    tabs: [
      { id: 'board', icon: 'map', title: 'tab.board', Zone: Ring },
      { id: 'tracks', icon: 'tracks', title: 'tab.tracks', Zone: Tracks },
      { id: 'me', icon: 'me', title: 'tab.me', Zone: Me },
    ],
  },
  thingsOf,
  automata: ({ players }) => (players === 1 ? [BOT] : []),
  foresight: (question) => (question === 'destination' ? 2 : 1),
}
