// Chapters become saved games: one at a time, with what was learnt before.
import type { Result } from '@tollan/kernel'
import { addMessages, t } from '../../i18n/language.svelte.ts'
import { offerOf } from '../looks.ts'
import { keep } from '../saving.ts'
import { platesFor } from '../seat-mark.ts'
import { currentSettings } from '../settings.svelte.ts'
import { deleteGame, type ListedGame } from '../store.ts'
import { theEngine } from '../the-engine.ts'
import { COMPANION } from './companion.ts'
import type { Chapter, Guide } from './guide.ts'

export async function guideOf(game: string): Promise<Guide | undefined> {
  const guide = await offerOf(game)?.guide?.()
  if (guide !== undefined) await addMessages(guide.messages)
  return guide
}

/** The newest game with a guide, and whether it is under way. */
export const guidedGame = (games: readonly ListedGame[], game: string): ListedGame | undefined => games.find((one) => one.game === game && one.guide !== undefined)

export const isUnderWay = ({ guide }: Pick<ListedGame, 'guide'>): boolean => guide !== undefined && !guide.stopped

/** Opens a chapter as a new game. The game of the chapter before goes, unless somebody plays on in it. */
export async function beginChapter(guide: Guide, chapter: Chapter, before?: Pick<ListedGame, 'id' | 'guide'>): Promise<Result<{ id: string }>> {
  const thinkers = guide.companions.map(({ seat }) => seat)
  const made = await theEngine().call('load', await chapter.file(), currentSettings(), { thinkers, since: Number.POSITIVE_INFINITY })
  if (!made.ok) return made
  const { scene } = made.opened
  const plates = platesFor(scene.points.length).map((plate, seat) => {
    const companion = guide.companions.find((one) => one.seat === seat)
    return companion === undefined ? plate : { ...plate, name: t(companion.name) }
  })
  const levels = plates.map((_, seat) => (thinkers.includes(seat) ? COMPANION : null))
  const finished = before?.guide?.finished ?? []
  const mark = { chapter: chapter.id, from: scene.entry, read: [], skipped: {}, finished, stopped: false }
  const id = await keep(made.opened, { plates, demo: false, levels, guide: mark })
  if (before !== undefined && isUnderWay(before)) await deleteGame(before.id)
  return { ok: true, id }
}
