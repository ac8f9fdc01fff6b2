import type { Source, Temple } from './vocabulary.ts'

export interface IconKind {
  readonly id: 'statue' | 'headdress' | 'serpent' | 'glyph'
  /** Letter in the codes of tiles; in upper case the icon is printed in the colour of its temple. */
  readonly letter: 'b' | 'r' | 'g' | '-'
  readonly temple: Temple | null
}

export const iconsSource: Source = 'verified'

export const icons: readonly IconKind[] = [
  { id: 'statue', letter: 'b', temple: 'blue' },
  { id: 'headdress', letter: 'r', temple: 'red' },
  { id: 'serpent', letter: 'g', temple: 'green' },
  { id: 'glyph', letter: '-', temple: null },
]
