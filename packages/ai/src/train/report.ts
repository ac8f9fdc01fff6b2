// The learning curve as a picture.
import type { Progress } from './trainer.ts'

const [WIDTH, HEIGHT, EDGE] = [640, 320, 40]

function path(curve: readonly Progress[], value: (one: Progress) => number, most: number): string {
  const last = curve.at(-1)?.games ?? 1
  return curve
    .map((one, i) => {
      const x = EDGE + ((WIDTH - 2 * EDGE) * one.games) / last
      const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value(one)) / most
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Points and error over the games played, both on one scale of points. */
export function curveSvg(title: string, curve: readonly Progress[]): string {
  const most = Math.max(10, ...curve.map(({ points, error }) => Math.max(points, error)))
  const games = curve.at(-1)?.games ?? 0
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${EDGE}" y="20">${title}: points (dark) and error on new games (light) over ${games} games</text>`,
    `<path d="M${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}" fill="none" stroke="#888"/>`,
    `<text x="4" y="${EDGE + 4}">${Math.round(most)}</text><text x="4" y="${HEIGHT - EDGE}">0</text>`,
    `<path d="${path(curve, (one) => one.points, most)}" fill="none" stroke="#234" stroke-width="2"/>`,
    `<path d="${path(curve, (one) => one.error, most)}" fill="none" stroke="#c96" stroke-width="2"/>`,
    '</svg>',
  ].join('\n')
}
