// tollan start: a game in the terminal, alone against the automa or at one keyboard.
import { createInterface } from 'node:readline'
import { type Asked, secretFromSeed } from '@tollan/kernel'
import { Complaint, complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import type { Text } from './games.ts'
import { chosenGame, gameOptions, gameUsage, MOST_SEED, numberOf, parse, textOf } from './options.ts'
import { logLine, print } from './print.ts'
import { again, answer as give, explain, isFinished, loadSession, news, newSession, openQuestionOf, previews, save, type Session, stepBack, turnBack } from './session.ts'

const usage = `usage: tollan start [options]
${gameUsage}
  --seed S           fixes the secret of all draws, to meet the same game again; without it nobody knows it
  --load FILE        go on with a game that was left
Without --players it is a solo game. Type h in the game for what it understands.`

const commands = ({ answer, piece }: Text['example']): string => `  N          choose answer number N (or type its key, for example ${answer})
  b          show the whole table
  ? N        what answer N is about;  ? ${piece}  why a place, piece or answer is not possible
  u          take back one step        r  play it again        t  restart the turn
  s FILE     save the game             q  save and quit        h  this list`

const NEVER = -99

/** What was shown last, to show the table once a turn. */
interface Screen {
  turn: number
}

function showNews(session: Session): void {
  const lines = news(session)
  for (const line of lines) print(`  ${logLine(session.text.ruleWidth, line.rule, line.text)}`)
  if (lines.length > 0) print('')
}

function showQuestion(session: Session, open: Asked): void {
  const { text, room } = session
  const seat = open.seat === 'chance' ? 'chance' : (text.seats[open.seat] ?? `seat ${open.seat}`)
  print(`${seat}: ${text.question(open.kind, open.answers)}`)
  const width = String(open.answers.length).length
  const preview = previews(session, open)
  for (const [i, key] of open.answers.entries()) {
    const outcome = preview(key)
    print(`  ${String(i + 1).padStart(width)}  ${text.choice(room.journal.game, key)}${outcome === '' ? '' : `: ${outcome}`}`)
  }
}

function showResult(session: Session): void {
  const { game, room, text } = session
  const { journal } = room
  for (const line of text.table(journal.game, false)) print(line)
  print('')
  print('The game is over.')
  const points = Array.from({ length: journal.rules.seats }, (_, seat) => game.definition.points(journal.game, seat))
  for (const [seat, vp] of points.entries()) print(`  ${(text.seats[seat] ?? '').padEnd(10)} ${vp} VP`)
  save(session)
  print(`Saved to ${session.path}; tollan verify ${session.path} checks every draw against the commitment ${room.commitment}.`)
}

/** News, then the table when a new turn has begun, then the question. */
function show(session: Session, screen: Screen): void {
  showNews(session)
  const open = openQuestionOf(session)
  if (open === undefined) return
  const { game, rules } = session.room.journal
  const turn = rules.doors.turnOf(game) * 8 + rules.doors.ownerOf(game)
  if (turn !== screen.turn) {
    for (const line of session.text.table(game, screen.turn === NEVER)) print(line)
    print('')
  }
  screen.turn = turn
  showQuestion(session, open)
}

type Outcome = 'ask' | 'show' | 'quit'

const answerMeant = (open: Asked, word: string): string | undefined => (/^\d+$/.test(word) ? open.answers[Number(word) - 1] : word)

function trySave(session: Session, path: string): void {
  try {
    save(session, path)
    print(`Saved to ${path}; go on with: tollan start --load ${path}`)
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    print(error.message)
  }
}

/** Carries out one line of input. */
function obey(session: Session, open: Asked, line: string): Outcome {
  const [word = '', ...rest] = line.trim().split(/\s+/)
  const argument = rest.join(' ')
  const changed = (result: { ok: true } | { ok: false; message: string }): Outcome => {
    if (!result.ok) print(result.message)
    return result.ok ? 'show' : 'ask'
  }
  switch (word) {
    case '':
      return 'ask'
    case 'q':
      return 'quit'
    case 'h':
      print(commands(session.text.example))
      return 'ask'
    case 'b':
      for (const row of session.text.table(session.room.journal.game, true)) print(row)
      print('')
      return 'show'
    case 'u':
      return changed(stepBack(session))
    case 'r':
      return changed(again(session))
    case 't':
      return changed(turnBack(session))
    case 's':
      if (argument === '') print('s needs the name of a file')
      else trySave(session, argument)
      return 'ask'
    case '?': {
      const target = argument === '' ? undefined : answerMeant(open, argument)
      if (target !== undefined) print(explain(session, open, target))
      else print(`? needs the number of an answer (1 to ${open.answers.length}) or a component, for example ? ${session.text.example.piece}`)
      return 'ask'
    }
    default: {
      const answer = answerMeant(open, word)
      if (answer !== undefined && (answer.includes(':') || open.answers.includes(answer))) return changed(give(session, open, answer))
      print(`${JSON.stringify(word.slice(0, 40))} is no answer: type a number from 1 to ${open.answers.length}, or h for help`)
      return 'ask'
    }
  }
}

/** Reads lines until the game or the input ends. */
async function converse(session: Session): Promise<void> {
  const screen: Screen = { turn: NEVER }
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true, prompt: '> ' })
  try {
    show(session, screen)
    if (isFinished(session)) return
    input.prompt()
    for await (const line of input) {
      const open = openQuestionOf(session)
      const outcome = open === undefined ? 'quit' : obey(session, open, line)
      if (outcome === 'quit') return
      if (outcome === 'show') show(session, screen)
      if (isFinished(session)) return
      input.prompt()
    }
    print('')
  } finally {
    input.close()
  }
}

const setUp = { ...gameOptions, seed: { type: 'string' } } as const

export const start: Command = {
  usage,
  async run(argv) {
    const parsed = parse('start', argv, { ...setUp, load: { type: 'string' } })
    const path = textOf(parsed, 'load')
    const stray = path === undefined ? undefined : Object.keys(setUp).find((name) => parsed.values[name] !== undefined)
    if (stray !== undefined) return complain(`--load goes on with a game as it was set up: --${stray} has no place here`)
    const session = path === undefined ? fresh(parsed) : await loadSession(path)
    print(`All draws follow from a secret with the commitment ${session.room.commitment}. h lists the commands.`)
    print('')
    await converse(session)
    if (isFinished(session)) showResult(session)
    else if (session.changed) trySave(session, session.path)
    return 0
  },
}

function fresh(parsed: Parameters<typeof chosenGame>[0]): Session {
  const { game, rules } = chosenGame(parsed, 1)
  const secret = textOf(parsed, 'seed') === undefined ? undefined : secretFromSeed(numberOf(parsed, 'seed', 0, 0, MOST_SEED))
  return newSession(game, rules.options, secret)
}
