// One engine for the whole application, started when it is first needed.
import { type Engine, openEngine } from '../engine/client.ts'

let engine: Engine | undefined

export const theEngine = (): Engine => (engine ??= openEngine())
