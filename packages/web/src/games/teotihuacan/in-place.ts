// Dice have no numbers: a worker is called by its face and its place.
import type { Tableau } from '@tollan/teotihuacan'
import { t } from '../../i18n/language.svelte.ts'
import { argumentOf, verbOf } from '../../shell/icons/answer-parts.ts'
import type { GameWords } from '../../shell/look.ts'
import { WORKER_VERBS, workerOf } from './parts/answer-line.ts'
import { placeName } from './parts/place-name.ts'

const isWorker = (id: string): boolean => /^(?:worker-\d-\d|common-\d)$/.test(id)

export function inPlace(words: GameWords, tableau: () => Tableau): GameWords {
  const die = (id: string): string => {
    const worker = workerOf(tableau(), id)
    if (worker === undefined) return words.name(id)
    const face = worker.seat < 0 ? t('line.common') : t('line.die', { power: Math.max(1, worker.power) })
    return `${face}, ${placeName({ words }, worker)}`
  }
  return {
    ...words,
    name: (thing) => (isWorker(thing) ? die(thing) : words.name(thing)),
    answer: (key) => {
      const verb = WORKER_VERBS[verbOf(key)]
      return verb === undefined ? words.answer(key) : `${t(verb)}: ${die(argumentOf(key))}`
    },
  }
}
