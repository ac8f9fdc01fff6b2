import { t } from '../i18n/language.svelte.ts'
import { offerOf } from './looks.ts'
import type { Sitting } from './saving.ts'
import type { SavedGame } from './store.ts'
import { levelWords } from './thinking/level-words.ts'
import { isMatchOf } from './thinking/match.ts'

/** "Teotihuacan, solo" */
export function gameTitle({ game, options, demo, ...thinkers }: Pick<SavedGame, 'game' | 'options' | 'demo' | 'levels'>): string {
  const offer = offerOf(game)
  const name = offer === undefined ? game : t(offer.title)
  if (demo === true) return t('title.demo', { game: name })
  if (isMatchOf(thinkers)) return t('title.match', { game: name })
  return options.players === 1 ? t('title.solo', { game: name }) : t('title.players', { game: name, n: options.players })
}

/** Names of seats at a table: chosen ones, else those of the levels; an empty one is left to the words of the game. */
export function namesAt({ plates, levels = [] }: Pick<Sitting, 'plates' | 'levels'>): readonly string[] {
  return plates.map(({ name }, seat) => {
    const level = levels[seat] ?? null
    if (name !== '' || level === null) return name
    const same = levels.filter((other) => other === level).length > 1
    return same ? `${t(levelWords[level])} ${levels.slice(0, seat + 1).filter((other) => other === level).length}` : t(levelWords[level])
  })
}

/** Names of seats as home tells them: chosen ones, else the automa's, else a number. */
export function seatNames({ game, options, points, plates = [], levels }: Pick<SavedGame, 'game' | 'options' | 'points' | 'plates' | 'levels'>): readonly string[] {
  const offer = offerOf(game)
  const names = namesAt({ plates, ...(levels === undefined ? {} : { levels }) })
  return points.map((_, seat) => {
    if (seat >= options.players && offer !== undefined) return t(offer.automa)
    return names[seat] || t('seat.player', { n: seat + 1 })
  })
}
