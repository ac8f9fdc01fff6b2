// Points as they are spoken of: the number that chooses the plural form is the one that is seen.

/** What a minus is in print; Intl writes a hyphen in our languages. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** Values of a message about points: `n` chooses the form, `points` stands in the text. */
export function pointsIn(language: string, points: number, digits: 0 | 1): { readonly n: number; readonly points: string } {
  const n = Number(points.toFixed(digits))
  return { n, points: withMinus(new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(n)) }
}
