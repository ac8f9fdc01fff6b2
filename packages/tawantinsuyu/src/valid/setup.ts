// The set-up by number of players: the bag must be able to fill what is filled from it.
import { numbers, type Supply, type Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'

export function* setupWrong({ setup, hill }: Tables, { roles, workersPerRole }: Supply): Generator<string> {
  for (const players of [2, 3, 4] as const) {
    const row = `${tableNames.setup}.${players}`
    const { removedPerRole, village, nomads, feastDraw } = setup[players]
    if (feastDraw.length !== players) yield `${row}.feastDraw must be a list of ${players}, not of ${feastDraw.length} (TAW-FEAST-25)`
    const neutral = players === 2 ? hill.filter((space) => space.twoPlayers === 'setup').length : 0
    const bag = roles.length * (workersPerRole - removedPerRole) - players * numbers.startingWorkers
    const wanted = village + nomads + neutral
    if (wanted > bag) yield `${row}: Village, Nomads and marked spaces take ${wanted} Workers, but the bag holds ${bag} (TAW-DATA-07)`
  }
}
