// Where the regions lie in a map of four columns: outward is up, the upper path is at the left, the lower one at the right.
import type { Region } from '@tollan/teotihuacan'

export interface MapLayout {
  /** Places in the grid, by number of the region; the first column holds the points of the zones. */
  readonly areas: readonly string[]
  /** Lines between neighbours as the path of a drawing 4 wide and as high as there are zones. */
  readonly roads: string
}

const COLUMNS = 4
const HALF = COLUMNS / 2

interface Box {
  readonly column: number
  readonly span: number
  readonly row: number
}

function boxOf(regions: readonly Region[], region: Region, zones: number): Box {
  const row = zones - 1 - region.zone
  if (region.path === 'both') return { column: 0, span: COLUMNS, row }
  const beside = regions.filter((other) => other.zone === region.zone && other.path === region.path)
  const span = HALF / beside.length
  return { column: (region.path === 'lower' ? HALF : 0) + beside.indexOf(region) * span, span, row }
}

export function mapLayout(regions: readonly Region[]): MapLayout {
  const zones = Math.max(...regions.map((region) => region.zone)) + 1
  const boxes = regions.map((region) => boxOf(regions, region, zones))
  const road = (from: Box, to: Box): string => {
    const [narrow, wide] = from.span <= to.span ? [from, to] : [to, from]
    const x = narrow.column + narrow.span / 2
    // into a wide region the road goes straight on
    const end = wide.span > narrow.span ? x : wide.column + wide.span / 2
    return `M${x} ${narrow.row + 0.5}L${end} ${wide.row + 0.5}`
  }
  return {
    areas: boxes.map(({ column, span, row }) => `${row + 1} / ${column + 2} / ${row + 2} / ${column + span + 2}`),
    roads: regions.flatMap((region, number) => region.onward.flatMap((next) => (boxes[number] && boxes[next] ? [road(boxes[number], boxes[next])] : []))).join(''),
  }
}
