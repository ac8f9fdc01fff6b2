// An icon row in words, for who does not see icons.
import { t } from '../../../i18n/language.svelte.ts'
import type { GameWords } from '../../../shell/look.ts'
import { NOTHING, type Token } from '../../../shell/icons/token.ts'

/** Icons the game calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  'temple-any': 'any-temple-step', avenue: 'avenue-step', any: 'any-resource', ascend: 'ascension', 'extra-worker': 'worker',
}
const TEMPLE = 'temple-'

/** What an icon stands for. */
export function nameOf(icon: string, words: GameWords): string {
  const temple = icon.startsWith(TEMPLE) && !(icon in NAMES) && icon !== 'temple-bonus'
  return temple ? t('icon.temple', { temple: words.name(icon.slice(TEMPLE.length)) }) : words.name(NAMES[icon] ?? icon)
}

/** Others see by the colour that it is given away. */
const given = (amount: string): string => amount.replaceAll('−', '').replaceAll(/\d+/g, (n) => (n === '0' ? n : `−${n}`))
/** "0 to 2": a dash between numbers is not read out. */
const inWords = (amount: string): string => amount.replace(/^\+?(−?\d+)–(−?\d+)$/, (_, from: string, to: string) => t('icon.range', { from, to }))

/** "1 point", "0 to 2 points": the last number chooses the form. */
const points = (amount: string): string => t('icon.points', { n: Number(/\d+$/.exec(amount)?.[0] ?? 0), amount })

/** "−1 cocoa, 2 stone, 1 power-up". */
export const spoken = (tokens: readonly Token[], words: GameWords): string =>
  tokens
    .flatMap((token) => {
      if (token.kind === 'icon') {
        const amount = token.text === '' ? '1' : (token.text ?? '')
        const said = inWords(token.tone === 'cost' ? given(amount) : amount)
        return [token.icon === 'vp' && amount !== '' ? points(said) : `${said} ${nameOf(token.icon, words)}`]
      }
      if (token.kind === 'or') return [t('icon.or')]
      if (token.kind === 'crest') return [`${words.seat(token.seat)}:`]
      return token.kind === 'text' ? [token.text === '…' ? t('icon.more') : token.text === NOTHING ? t('icon.none') : token.text] : []
    })
    .join(', ')
    .replaceAll(':, ', ': ') // after a name
