// A thread of a training: plays the games it is told to, with the weights of the moment.
import { lessonsOf, type Net, seedOf } from '@tollan/ai'
import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from './games.ts'
import { openSeries } from './train-series.ts'
import type { TrainThreadData } from './train-threads.ts'

const { order, inputs, weights } = workerData as TrainThreadData
const { course } = order
const { definition, features, rulesOf } = openSeries(gameNamed(order.game), order)
const net: Net = { inputs, hidden: course.hidden, weights: new Float32Array(weights) }

parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(lessonsOf(definition, rulesOf(game), features, net, seedOf(course.seed, game), course))
})
