// A sentence with places for pictures: the seat becomes its symbol, an amount its icon. Works on the words of any language.
import type { Amount } from './telling.ts'

export type Slot =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: number; readonly text: string }
  | { readonly kind: 'amount'; readonly icon: string; readonly n: number; readonly text: string }

/** Cuts at the first match; the rest of the sentence stays text. */
function cut(slots: readonly Slot[], pattern: RegExp, put: (found: string) => Slot): Slot[] | null {
  for (const [i, slot] of slots.entries()) {
    const found = slot.kind === 'text' ? pattern.exec(slot.text) : null
    if (found === null || slot.kind !== 'text') continue
    const [before, after] = [slot.text.slice(0, found.index), slot.text.slice(found.index + found[0].length)]
    const rest = [before, after].map((text): Slot => ({ kind: 'text', text }))
    const parts = [rest[0], put(found[0]), rest[1]].filter((part) => part !== undefined && (part.kind !== 'text' || part.text !== ''))
    return [...slots.slice(0, i), ...(parts as Slot[]), ...slots.slice(i + 1)]
  }
  return null
}

const literally = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** A language may inflect the name of a seat: then its symbol stands in front. */
export function slotsOf(sentence: string, seat: number | undefined, name: string, amount: Amount | null): Slot[] {
  // the seat first: its name may hold a number, "Player 1 gains 1 cocoa"
  const symbol: Slot | null = seat === undefined || seat < 0 ? null : { kind: 'seat', seat, text: name }
  const whole: Slot[] = [{ kind: 'text', text: sentence }]
  // "Ana: worker 1 ascends": the symbol needs no colon
  const bare = (all: readonly Slot[]): Slot[] => all.map((slot) => (slot.kind === 'text' ? { ...slot, text: slot.text.replace(/^:?\s+/, ' ') } : slot))
  const slots = symbol === null ? whole : bare(cut(whole, literally(name), () => symbol) ?? [symbol, ...whole])
  if (amount === null) return slots
  // the number and the word behind it: "3 cocoa", and in Hungarian "3 GYP-ot"
  const pattern = new RegExp(`(?<!\\d)${Math.abs(amount.n)}\\s+\\p{L}+(?:-\\p{L}+)?`, 'u')
  return cut(slots, pattern, (text) => ({ kind: 'amount', ...amount, text })) ?? slots
}
