import { describe, expect, it } from 'vitest'
import { fastRandom } from '../engine/random.ts'
import { secretFromSeed } from './chance.ts'
import { generalise } from '../testing/generalise.ts'
import { fileEntries, type GameFile, load, parseFile, runChance, toFile, verify } from './game-file.ts'
import { journalHash, openJournal, write } from './journal.ts'
import { asked } from '../engine/play.ts'
import { toy, toyRules } from '../testing/toy.ts'

const definition = generalise(toy)
const secret = secretFromSeed(7)

/** A recorded game, whole or with this many answers of seats. */
function recorded(answers = Number.POSITIVE_INFINITY): GameFile {
  const journal = openJournal(toyRules())
  const random = fastRandom(7)
  runChance(journal, secret)
  for (let n = 0; n < answers; n++) {
    const [open] = asked(journal.game)
    if (open === undefined) break
    write(journal, { seat: open.seat, revision: open.revision, answer: open.answers[random(open.answers.length)] })
    runChance(journal, secret)
  }
  return toFile(journal, secret)
}

const whole = recorded()
const text = (change: object = {}): string => JSON.stringify({ ...whole, ...change })
const unfinished = recorded(5)

describe('a game file', () => {
  it('holds answers of chance as texts and answers of seats with their seat', () => {
    expect(whole.entries.slice(0, 4).every((entry) => typeof entry === 'string')).toBe(true)
    expect(fileEntries(whole).some(({ seat }) => seat === 1)).toBe(true)
    expect(whole).toMatchObject({ game: 'toy', rulesVersion: 3, over: true, options: { players: 2 } })
  })

  it('reveals the secret only when the game is over', () => {
    expect(whole.secret).toBeDefined()
    expect(unfinished.secret).toBeUndefined()
    expect(unfinished.commitment).toBe(whole.commitment)
  })

  it('is read, loaded and verified', () => {
    const parsed = parseFile(text())
    expect(parsed).toEqual({ ok: true, file: whole })
    const loaded = load(toy, whole)
    expect(loaded.ok && journalHash(loaded.journal)).toBe(whole.hash)
    expect(verify(definition, whole)).toMatchObject({ ok: true, verified: { entries: whole.entries.length, hash: whole.hash } })
  })

  it('is verified unfinished as far as it goes', () => {
    expect(verify(definition, unfinished)).toMatchObject({ ok: true })
  })
})

describe('reading refuses', () => {
  it.each([
    ['a cut', text().slice(0, -5), 'cut off or damaged'],
    ['nothing', '', 'no JSON'],
    ['a number', '5', 'JSON object'],
    ['null', 'null', 'JSON object'],
    ['a list', '[]', '"format"'],
    ['another format', text({ format: 'x' }), '"format"'],
    ['another format version', text({ formatVersion: 2 }), 'format version 2 is not known'],
    ['a missing format version', text({ formatVersion: undefined }), 'is not known'],
    ['no game', text({ game: 4 }), '"game" must be a text'],
    ['no commitment', text({ commitment: null }), '"commitment" must be a text'],
    ['no hash', text({ hash: undefined }), '"hash" must be a text'],
    ['a broken version', text({ rulesVersion: '3' }), '"rulesVersion"'],
    ['no options', text({ options: null }), '"options"'],
    ['no end', text({ over: 1 }), '"over"'],
    ['entries that are no list', text({ entries: {} }), '"entries" must be a list'],
    ['an entry that is a number', text({ entries: [3] }), 'entry 1 must be'],
    ['an entry without answer', text({ entries: ['a', [0]] }), 'entry 2 must be'],
    ['an entry with too much', text({ entries: [[0, 'a', 'b']] }), 'entry 1 must be'],
    ['an entry of half a seat', text({ entries: [[0.5, 'a']] }), 'entry 1 must be'],
    ['a finished game without secret', text({ secret: undefined }), 'must reveal its "secret"'],
    ['a secret that is no hex', text({ secret: 'xyz' }), 'must reveal its "secret"'],
    ['a secret of null in an unfinished game', JSON.stringify({ ...unfinished, secret: null }), 'secret'],
    ['a secret of a list in an unfinished game', JSON.stringify({ ...unfinished, secret: [] }), 'secret'],
  ])('%s', (_, input, message) => {
    expect(parseFile(input)).toMatchObject({ ok: false, error: 'bad-file', message: expect.stringContaining(message) })
  })
})

describe('verifying refuses', () => {
  const first = whole.entries[0]
  const other = first === 'mood:0' ? 'mood:1' : 'mood:0'
  it.each([
    ['another game', { game: 'go' }, 'this is a game of "go"'],
    ['another version', { rulesVersion: 2 }, 'rules version 2'],
    ['impossible options', { options: { players: 9 } }, '2 or 3 players'],
    ['an answer that is not legal', { entries: [...whole.entries.slice(0, -1), [0, 'on:red']] }, `entry ${whole.entries.length}:`],
    ['answers after the end', { entries: [...whole.entries, [0, 'done']] }, 'the game is over'],
    ['another draw', { entries: [other, ...whole.entries.slice(1)] }, `entry 1: the secret gives ${String(first)}`],
    ['another secret', { secret: `00${(whole.secret ?? '').slice(2)}` }, 'does not match the commitment'],
    ['another commitment', { commitment: '00' }, 'does not match the commitment'],
    ['a wrong end', { over: false }, 'says the game is not over'],
    ['a wrong hash', { hash: '0'.repeat(16) }, 'the final position has hash'],
  ])('%s', (_, change, message) => {
    const file = JSON.parse(text(change))
    expect(verify(definition, file)).toMatchObject({ ok: false, message: expect.stringContaining(message) })
  })

  it('a version nobody has is told by a code of its own', () => {
    expect(verify(definition, JSON.parse(text({ rulesVersion: 2 })))).toMatchObject({ ok: false, error: 'unknown-version' })
  })

  it('a file cut short that still says it is over', () => {
    const file = JSON.parse(text({ entries: whole.entries.slice(0, -1) }))
    expect(verify(definition, file)).toMatchObject({ ok: false, message: expect.stringContaining('says the game is over, but it is not') })
  })

  it('other answers that happen to lead to the same final position', () => {
    const played = (...answers: readonly string[]): GameFile => {
      const journal = openJournal(toyRules({ modules: ['gift'], settings: { rounds: 1 } }))
      runChance(journal, secret)
      for (let seat = 0; seat < 2; seat++) {
        const [open] = asked(journal.game)
        write(journal, { seat, revision: open?.revision, answer: open?.answers[0] })
      }
      for (const answer of [...answers, 'done', 'done']) {
        const [open] = asked(journal.game)
        const written = write(journal, { seat: open?.seat, revision: open?.revision, answer })
        if (!written.ok) throw new Error(written.message)
      }
      return toFile(journal, secret)
    }
    const [one, other] = [played('step', 'spend', 'on:red'), played('spend', 'on:red', 'step')]
    expect([verify(definition, one).ok, verify(definition, other).ok]).toEqual([true, true])
    expect(verify(definition, { ...one, entries: other.entries })).toMatchObject({ ok: false })
  })
})
