/** Fill and ink of the parts of a chart; an icon tells them apart as well. */
const paints = [
  ['--maize', '--maize-ink'], ['--tile', '--tile-ink'], ['--turquoise', '--panel'], ['--red-c', '--corn-ink'], ['--green-c', '--corn-ink'], ['--blue-c', '--corn-ink'], ['--line-2', '--panel'],
] as const

export const paintOf = (i: number): readonly [fill: string, ink: string] => paints[i % paints.length] ?? paints[0]
