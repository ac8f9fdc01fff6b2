// Editions of the printed values. Each list says what the edition before had instead, for the values that were changed since:
// games of an older edition are played with its values. A list is added when values change, none is ever changed.
import type { Correction } from '@tollan/kernel'

export const editions: readonly (readonly Correction[])[] = []
