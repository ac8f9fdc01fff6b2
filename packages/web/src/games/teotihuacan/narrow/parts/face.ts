// The icons on tiles as pictures: letters of the printed rows, a capital one in colour.
import type { Printed, TableauCell } from '@tollan/teotihuacan'

export type Face = Pick<TableauCell, 'icon' | 'coloured'>

const ICONS: Readonly<Record<string, TableauCell['icon']>> = { b: 'statue', r: 'headdress', g: 'serpent' }

const faceOf = (letter: string): Face => ({ icon: ICONS[letter.toLowerCase()] ?? 'glyph', coloured: letter !== letter.toLowerCase() })
export const facesOf = (code: string): readonly Face[] => Array.from(code, faceOf)

const QUARTER = 90

/** Corners clockwise from the top left; each quarter turn moves the last one to the front. */
export function tileFaces(print: Printed, tile: string, degrees = 0): readonly Face[] {
  const faces = facesOf(print.pyramidTiles.find(({ id }) => id === tile)?.code ?? '')
  const turns = (degrees / QUARTER) % 4
  return [...faces.slice(faces.length - turns), ...faces.slice(0, faces.length - turns)]
}

export const decorationFaces = (print: Printed, tile: string): readonly Face[] => facesOf(print.decorationTiles.find(({ id }) => id === tile)?.code ?? '')
