// Why a combination cannot be played, in the language of the interface: the rule itself, where the game has it in that language.
import type { Failure } from '@tollan/kernel'
import { type Language, t } from '../../i18n/language.svelte.ts'
import { refusalWords } from '../fault.ts'
import type { GameOffer } from '../offer.ts'

/** Rules name modules by the tags on their boxes, people by their titles. Ids of rules begin with a tag, too. */
const named = ({ choices }: GameOffer, text: string): string =>
  text.replaceAll(/\bM\w*\d+\b(?!-)/g, (tag) => {
    const choice = choices.find((one) => one.tag === tag)
    return choice === undefined ? tag : t('new.quoted', { name: t(choice.title) })
  })

export async function refusalIn(language: Language, offer: GameOffer, failure: Failure): Promise<string> {
  const rule = failure.rule === undefined ? undefined : await offer.rule(language, failure.rule)
  return rule === undefined ? refusalWords(failure) : named(offer, rule)
}
