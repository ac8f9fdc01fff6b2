// Words that depend on the table: dice have no numbers, so a worker is called by its face and its place; an altar by the boards around it.
import type { GameOptions } from '@tollan/kernel'
import type { Tableau } from '@tollan/teotihuacan'
import { t } from '../../i18n/language.svelte.ts'
import { argumentOf, verbOf } from '../../shell/icons/answer-parts.ts'
import type { GameWords } from '../../shell/look.ts'
import { altarWords, WORKER_VERBS, workerOf } from './parts/answer-line.ts'
import { standsAt } from './parts/place-name.ts'

/** A place between two boards, or its half beside one of them. */
const isAltar = (id: string): boolean => /^altar-\d-\d(?:-to-\d)?$/.test(id)
const isWorker = (id: string): boolean => /^(?:worker-\d-\d|common-\d)$/.test(id)

export function inPlace(words: GameWords, tableau: () => Tableau, options: GameOptions): GameWords {
  const die = (id: string): string => {
    const worker = workerOf(tableau(), id)
    if (worker === undefined) return words.name(id)
    const face = worker.seat < 0 ? t('line.common') : t('line.die', { power: Math.max(1, worker.power) })
    const owner = worker.seat < 0 || worker.seat === tableau().viewer ? '' : `${words.seat(worker.seat)}: `
    return `${owner}${face}, ${standsAt({ words, tableau: tableau() }, worker)}`
  }
  const altar = (id: string): string => altarWords(id, { options, tableau: tableau(), words })
  /** In a sentence; nothing while boards still have to be dealt. */
  const altarNamed = (id: string): string | undefined => {
    const boards = isAltar(id) ? altar(id) : ''
    return boards.split(' / ').includes('') ? undefined : t('line.altar', { boards })
  }
  return {
    ...words,
    event: (event) => words.event(event, altarNamed),
    name: (thing) => (isWorker(thing) ? die(thing) : isAltar(thing) ? altar(thing) : words.name(thing)),
    answer: (key) => {
      const verb = WORKER_VERBS[verbOf(key)]
      if (verbOf(key) === 'shaman' || verbOf(key) === 'shaman-to') return t('narrow.shaman', { side: altar(argumentOf(key)) })
      return verb === undefined ? words.answer(key) : `${t(verb)}: ${die(argumentOf(key))}`
    },
  }
}
