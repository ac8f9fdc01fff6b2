// An icon row is a list of tokens: icons with a number, arrows, short texts. Rows of effects, costs and outcomes are all made of them.
export type Tone = 'plain' | 'cost'

export type Token =
  | { readonly kind: 'icon'; readonly icon: string; readonly text?: string; readonly tone?: Tone }
  | { readonly kind: 'arrow' }
  /** Between two things of which one can be had. */
  | { readonly kind: 'or' }
  | { readonly kind: 'text'; readonly text: string }
  /** Whose the icons after it are, where they are not the viewer's. */
  | { readonly kind: 'crest'; readonly seat: number }

export const icon = (name: string, text = '', tone: Tone = 'plain'): Token => ({ kind: 'icon', icon: name, text, tone })
export const arrow: Token = { kind: 'arrow' }
export const or: Token = { kind: 'or' }
/** A text that is shown as the word for it. */
export const NOTHING = '—'
export const note = (text: string): Token => ({ kind: 'text', text })

const ICON = 14
const LETTER = 7
const GAP = 3
/** The word for it in the longest language. */
const OR = 22

/** About how wide a row will be, in px at its usual size; `letters`: how much larger its text is beside its icons. */
export function widthOf(tokens: readonly Token[], size = ICON, letters = 1): number {
  const text = (words: string): number => words.length * LETTER * letters
  const one = (token: Token): number =>
    (token.kind === 'arrow' ? 9 : token.kind === 'or' ? OR * letters : token.kind === 'crest' ? size : token.kind === 'text' ? text(token.text) : size + text(token.text ?? '')) + GAP
  return tokens.reduce((sum, token) => sum + one(token), 0)
}

/** Whether two rows tell the same, whatever their signs. */
export function sameIcons(one: readonly Token[], other: readonly Token[]): boolean {
  const told = (tokens: readonly Token[]): string =>
    tokens.map((token) => (token.kind === 'icon' ? `${(token.text ?? '').replace(/^\+?1?$|^\+/, '')}${token.icon}` : token.kind === 'text' ? token.text : token.kind)).join()
  return told(one) === told(other)
}
