// The commands by name. Each is loaded only when it is called.
import { BAD_INPUT, complain, Complaint, FAILED, oneLine } from './complaint.ts'
import { print } from './print.ts'

export interface Command {
  readonly usage: string
  /** Returns the exit code. */
  readonly run: (argv: readonly string[]) => number | Promise<number>
}

interface Entry {
  readonly what: string
  readonly load: () => Promise<Command>
}

const commands: Readonly<Record<string, Entry>> = {
  serve: { what: 'serve the web application', load: async () => (await import('./serve.ts')).serve },
  backup: { what: 'write all tables of a server to a file', load: async () => (await import('./backup.ts')).backup },
  restore: { what: 'fill an empty database from such a file', load: async () => (await import('./backup.ts')).restore },
  start: { what: 'play a game in the terminal', load: async () => (await import('./start.ts')).start },
  sim: { what: 'play many random games and report on them', load: async () => (await import('./sim.ts')).sim },
  record: { what: 'play one random game and write its file', load: async () => (await import('./record.ts')).record },
  verify: { what: 'check every answer, draw and the hash of a game file', load: async () => (await import('./verify.ts')).verifyFile },
  replay: { what: 'tell a recorded game in words', load: async () => (await import('./replay.ts')).replayFile },
  scenario: { what: 'run a position written in the scenario notation', load: async () => (await import('./scenario.ts')).scenario },
  data: { what: 'export, check and trace the printed values', load: async () => (await import('./data.ts')).data },
  spec: { what: 'list the numbered rules and the tests that cite them', load: async () => (await import('./spec.ts')).spec },
  freeze: { what: 'keep the present engine of a game for ever', load: async () => (await import('./freeze.ts')).freeze },
  'carry-over': { what: 'carry a running game over to the present rules', load: async () => (await import('./carry-over.ts')).carryOver },
  match: { what: 'play paired games between players that think', load: async () => (await import('./match.ts')).match },
  ladder: { what: 'play all levels against each other and the automa', load: async () => (await import('./ladder.ts')).ladder },
  train: { what: 'let a player that thinks learn a game', load: async () => (await import('./train.ts')).train },
  puzzles: { what: 'find positions in which one turn is clearly the best', load: async () => (await import('./puzzles.ts')).puzzles },
  reliability: { what: 'compare chances to win with what became of them', load: async () => (await import('./reliability.ts')).reliability },
  bench: { what: 'measure decisions per second, cloning, loading', load: async () => (await import('./bench.ts')).bench },
}

function help(): number {
  print('usage: tollan <command> [options]')
  print('')
  for (const [name, { what }] of Object.entries(commands)) print(`  ${name.padEnd(11)} ${what}`)
  print('')
  print('tollan <command> --help lists the options of a command.')
  return 0
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h'

async function call(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv
  if (first === undefined || isHelp(first)) return help()
  if (first === 'help') return rest.length === 0 ? help() : call([rest[0] ?? '', '--help'])
  const entry = Object.hasOwn(commands, first) ? commands[first] : undefined
  const known = [...Object.keys(commands), 'help'].join(', ')
  if (entry === undefined) return complain(`there is no command ${JSON.stringify(first)}; known are ${known}`)
  const command = await entry.load()
  if (!rest.some(isHelp)) return await command.run(rest)
  print(command.usage)
  return 0
}

/** Runs a command line. Whatever happens, the person reads one line and no stack trace. */
export async function dispatch(argv: readonly string[]): Promise<number> {
  try {
    return await call(argv)
  } catch (error) {
    if (process.env['TOLLAN_TRACE'] === '1') console.error(error)
    process.stderr.write(`tollan: ${error instanceof Complaint ? '' : 'internal error: '}${oneLine(error)}\n`)
    return error instanceof Complaint ? error.code : isTrouble(error) ? BAD_INPUT : FAILED
  }
}

/** Trouble with files (missing, unreadable, a folder) is bad input. */
const isTrouble = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
