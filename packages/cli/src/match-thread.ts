// A thread of a match: plays the games it is told to.
import { parentPort, workerData } from 'node:worker_threads'
import { openMatch, parseMatch, playedOf } from './match-order.ts'
import type { MatchThreadData } from './match-threads.ts'

const match = await openMatch(parseMatch((workerData as MatchThreadData).argv))

parentPort?.on('message', (n: number) => parentPort?.postMessage(playedOf(match, n)))
