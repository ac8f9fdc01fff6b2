// The learning curve as a picture.
import type { FixedMatches } from './fixed-matches.ts'
import type { Progress } from './trainer.ts'

const [WIDTH, HEIGHT, EDGE] = [640, 320, 40]

/** A line over the games played; where `value` says nothing, there is no point. */
function path(curve: readonly Progress[], value: (one: Progress) => number | undefined, most: number): string {
  const last = curve.at(-1)?.games ?? 1
  return curve
    .flatMap((one) => {
      const height = value(one)
      if (height === undefined) return []
      const x = EDGE + ((WIDTH - 2 * EDGE) * one.games) / last
      const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * height) / most
      return [`${x.toFixed(1)} ${y.toFixed(1)}`]
    })
    .map((point, i) => (i === 0 ? 'M' : 'L') + point)
    .join('')
}

const opponents: readonly (readonly [keyof FixedMatches, colour: string])[] = [['greedy', '#286'], ['automa', '#286'], ['earlier', '#a4c']]

/** Points and error on a scale of points, shares of games won against others on one up to all of them. */
export function curveSvg(title: string, curve: readonly Progress[]): string {
  const most = Math.max(10, ...curve.map(({ points, error }) => Math.max(points, error)))
  const games = curve.at(-1)?.games ?? 0
  const lines = opponents.flatMap(([name, colour]) => {
    const d = path(curve, ({ matches }) => matches?.[name], 1)
    return d === '' ? [] : [{ d, colour, name: `won against ${name}` }]
  })
  const all = [
    { d: path(curve, (one) => one.points, most), colour: '#234', name: 'points' },
    { d: path(curve, (one) => one.error, most), colour: '#c96', name: 'error on new games' },
    ...lines,
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${EDGE}" y="20">${title}, ${games} games:${all.map(({ name, colour }) => `<tspan dx="8" fill="${colour}">${name}</tspan>`).join('')}</text>`,
    `<path d="M${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}V${EDGE}" fill="none" stroke="#888"/>`,
    `<text x="4" y="${EDGE + 4}">${Math.round(most)}</text><text x="4" y="${HEIGHT - EDGE}">0</text><text x="${WIDTH - EDGE + 4}" y="${EDGE + 4}">100 %</text>`,
    ...all.map(({ d, colour }) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2"/>`),
    '</svg>',
  ].join('\n')
}
