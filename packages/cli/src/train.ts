// tollan train: a network learns a game by playing against itself.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Course, createTrainer, curveSvg, featuresOf, markOf, packTrainer, packWeights, type Progress, trainStep, unpackTrainer, type WeightsFile } from '@tollan/ai'
import type { Ruleset } from '@tollan/kernel'
import { complain, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { legalMixes } from './mix.ts'
import { isSet, MOST_SEED, namedGame, namedModules, numberOf, parse, textOf, wholeNumber } from './options.ts'
import { gameRandom } from './playout.ts'
import { print, printJson } from './print.ts'
import { weightsPath } from './weights.ts'

const usage = `usage: tollan train --game NAME [options]
Plays games against itself and learns from them. The same options give the same weights; a training that was stopped goes on.
  --game NAME        the game
  --players A,B      numbers of players, taken in turn (2); 1 is solo
  --modules A,B      every other game is played with a random legal combination of these
  --games N          games in all (3000)
  --seed S           the series of games (1)
  --nodes N          answers tried for a turn (400)
  --hidden N         hidden units (32)
  --state FOLDER     where the training is kept (training)
  --out FILE         the weights; kept with the players that think unless said otherwise
  --json             one JSON object at the end`

const GAMES_BETWEEN_SAVES = 300

function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

export const train: Command = {
  usage,
  run(argv) {
    const text = { type: 'string' } as const
    const parsed = parse('train', argv, {
      game: text, players: text, modules: text, games: text, seed: text, nodes: text, hidden: text, state: text, out: text, json: { type: 'boolean' },
    })
    const game = namedGame(parsed)
    const { definition } = game
    const counts = (textOf(parsed, 'players') ?? '2').split(',').map((count) => wholeNumber(count, '--players', 1, 5))
    const mixes = new Map(counts.map((players): [number, readonly Ruleset[]] => {
      const plain = definition.compile({ players, modules: [], settings: {} })
      if (!plain.ok) complain(told(plain))
      const modules = namedModules(parsed)
      return [players, [plain.rules, ...(modules.length === 0 ? [] : legalMixes(game, modules, players))]]
    }))
    const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
    const rulesOf = (n: number): Ruleset => {
      const mix = mixes.get(counts[n % counts.length]) ?? []
      const random = gameRandom(seed, n)
      return random(2) === 0 ? mix[0] : mix[random(mix.length)]
    }
    const features = featuresOf(rulesOf(0)) ?? complain(`${definition.id} has no features to learn by`)
    const course: Course = {
      seed, hidden: numberOf(parsed, 'hidden', 32, 1, 256), games: numberOf(parsed, 'games', 3000, 1, 1_000_000),
      nodes: numberOf(parsed, 'nodes', 400, 10, 100_000), step: 60, stray: 4, lambda: 0.95,
    }
    const folder = textOf(parsed, 'state') ?? 'training'
    mkdirSync(folder, { recursive: true })
    const state = join(folder, 'state.bin')
    const out = textOf(parsed, 'out') ?? weightsPath(definition.id)
    const trainer = existsSync(state) ? unpackTrainer(readFileSync(state)) : createTrainer(features, course)
    if (trainer.net.inputs !== features.size || trainer.net.hidden !== course.hidden) complain(`${state} belongs to another training`)
    const save = (): void => {
      const file: WeightsFile = {
        game: definition.id, rules: definition.version, features: markOf(features), hidden: course.hidden, seed: course.seed, games: trainer.curve.at(-1)?.games ?? 0,
        command: `tollan train ${argv.filter((_, i) => !/^--(state|out|json)$/.test(argv[i]) && !/^--(state|out)$/.test(argv[i - 1] ?? '')).join(' ')}`,
        weights: packWeights(trainer.net.weights),
      }
      replaceFile(out, `${JSON.stringify(file, null, 1)}\n`)
      replaceFile(join(folder, 'curve.svg'), curveSvg(definition.id, trainer.curve))
      replaceFile(state, packTrainer(trainer))
    }
    const show = ({ games, points, error }: Progress): void =>
      print(`${String(games).padStart(6)} of ${course.games} games  ${points.toFixed(1).padStart(6)} points  error ${error.toFixed(1)}  ${'#'.repeat(Math.round(points / 5))}`)
    while ((trainer.curve.at(-1)?.games ?? 0) < course.games) {
      const progress = trainStep(trainer, definition, rulesOf, features, course)
      if (!isSet(parsed, 'json')) show(progress)
      if (progress.games % GAMES_BETWEEN_SAVES === 0 || progress.games === course.games) save()
    }
    if (isSet(parsed, 'json')) printJson({ game: definition.id, weights: out, ...trainer.curve.at(-1) })
    return 0
  },
}
