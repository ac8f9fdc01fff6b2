// A game that is open on the screen: what is shown, what is asked, what can be done. Renderers read it; nothing else decides.
import type { Asked, Failure, Result } from '@tollan/kernel'
import type { EngineSession } from '../engine/client.ts'
import type { Opened, Outcome, Scene, Told, Update, Window } from '../engine/protocol.ts'
import type { GameLook, GameWords } from './look.ts'
import { answerGate, isFinal, realTime, type Time } from './answers/gate.ts'
import { passed, passOf, type StandingPass, stillStanding } from './answers/standing-pass.ts'
import { drawn } from './frame.ts'
import { AT_ONCE, currentSettings } from './settings.svelte.ts'
import { share } from './share.ts'
import type { Table } from './table-type.ts'

export type { Table } from './table-type.ts'

/** A wait is shown when somebody could notice it: greying out every answer at every click costs a frame. */
const NOTICED_MS = 150

/** So long an answer that was not taken is seen as such. */
const SLIPPED_MS = 700
/** So long each answer of a turn that is played to its end is seen, at speed 1. */
const STEP_MS = 600

const nowhere: ReadonlyMap<string, readonly string[]> = new Map()

/** Answers by the things they are about. */
function byThing<T>(look: GameLook<T>, question: Asked, tableau: T): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const answer of question.answers)
    for (const thing of look.thingsOf(answer, tableau)) found.set(thing, [...(found.get(thing) ?? []), answer])
  return found
}

export function openTable<T>(engine: EngineSession, look: GameLook<T>, firstWords: GameWords, opened: Opened, changed: (table: Table<T>) => void, watched = false, time: Time = realTime): Table<T> {
  const inPlace = (tableau: () => T): GameWords => look.inPlace?.(plain, tableau, opened.options) ?? plain
  let plain = $state.raw(firstWords)
  const words = $derived(inPlace(() => table.tableau))
  let now = $state.raw<Scene>(opened.scene)
  let past = $state.raw<Scene | null>(null)
  let told = $state.raw<readonly Told[]>(opened.told)
  let window = $state.raw<Window>(opened.window)
  let outcomes = $state.raw<readonly Outcome[]>([])
  let foreseen = $state(false)
  let working = false
  let busy = $state(false)
  let failure = $state.raw<Failure | null>(null)
  const gate = answerGate(time)
  let slipped = $state.raw<readonly string[]>([])
  let ending = $state(false)
  let underWay = $state(false)
  let standing = $state.raw<readonly StandingPass[]>([])
  /** Of several moments wanted one after the other only the newest is shown: an older one may come late. */
  let wish = 0
  /** How often somebody went back to the table of now, and what waits for that. */
  let returns = 0
  const onReturn: (() => void)[] = []

  function lay(scene: Scene | null): void {
    past = scene
    if (scene === null) for (const done of onReturn.splice(0)) done()
  }
  const shared = (scene: Scene): Scene => ({ ...scene, tableau: share((past ?? now).tableau, scene.tableau) })
  const tableauOf = (scene: Scene): T => scene.tableau as T
  const coming = $derived(opened.playable ? (now.asked.find((one) => one.seat === now.viewer && one.answers.length > 0) ?? null) : null)
  const open = $derived(past === null ? coming : null)
  const question = $derived(watched ? null : open)
  const asides = $derived(question === null ? [] : now.asides.filter((answer) => question.answers.includes(answer)))
  const rankOf = (answer: string): number => look.rank?.(answer, tableauOf(now)) ?? 0
  const choices = $derived((question?.answers ?? []).filter((answer) => !asides.includes(answer) && now.same[answer] === undefined).toSorted((a, b) => rankOf(a) - rankOf(b)))
  const places = $derived(question === null ? nowhere : byThing(look, question, tableauOf(now)))

  /** Outcomes come after the question: the table answers at once, the plaques follow. They are looked for while what came before is still watched. */
  async function foresee(): Promise<void> {
    const asked = watched ? null : coming
    if (asked === null) return
    const [found] = await Promise.all([engine.call('outcomes', now.viewer, look.foresight(asked.kind)), drawn()])
    if (found === null || coming?.revision !== asked.revision) return
    outcomes = found
    foreseen = true
  }

  /** What standing passes answer is answered before anybody sees the question: at one screen nobody is called for it. */
  async function passOn(first: Update): Promise<readonly Update[]> {
    const updates = [first]
    for (let update: Update | undefined = first; update !== undefined; ) {
      standing = stillStanding(standing, update.scene.turn)
      const pass = passed(standing, look, update.scene)
      const done: Result<{ update: Update | null }> | null = pass === null ? null : await engine.call('answer', pass.seat, pass.revision, pass.answer, manner())
      update = done?.ok === true ? (done.update ?? undefined) : undefined
      if (update !== undefined) updates.push(update)
    }
    return updates
  }

  async function show(...updates: readonly Update[]): Promise<void> {
    const update = updates.at(-1)
    if (update === undefined) return
    const next = updates.reduce(retell, told)
    const stop = table.cue?.(next, Math.min(told.length, next.length)) ?? null // another viewer is told everything anew
    wish++
    const before = returns
    const scene = stop === null ? null : await engine.call('at', stop.entry, update.scene.viewer, stop.told)
    lay(scene === null || returns !== before ? null : shared(scene)) // somebody went back to now meanwhile
    now = shared(update.scene)
    window = update.window
    told = next
    outcomes = [] // those of the question before would be drawn with this one
    foreseen = false
    gate.changed()
  }

  /** What is taken back is asked again, whatever stands. */
  async function change(call: () => Promise<Result<{ update: Update | null }>>, passesOn = false): Promise<void> {
    if (working || past !== null) return // nothing is changed while the past is shown
    working = true
    const noticed = setTimeout(() => (busy = true), NOTICED_MS)
    try {
      const result = await call()
      failure = result.ok ? null : result
      if (!result.ok) return
      if (result.update !== null) await show(...(passesOn ? await passOn(result.update) : [result.update]))
      changed(table)
    } finally {
      clearTimeout(noticed)
      working = false
      busy = false
    }
    void foresee()
  }

  /** A program plays on at once: until then the end of the turn can be called off. */
  const pauses = (answer: string): boolean => {
    const { confirm, automa, motion } = currentSettings()
    const programs = look.automata(opened.options)
    return !watched && look.endsTurn(answer) && programs.length > 0 && isFinal(outcomes, [answer]) && confirm !== 'never' && automa !== AT_ONCE && motion > 0
  }

  async function give(path: readonly string[], goesOn?: () => boolean): Promise<void> {
    underWay = path.length > 1
    try {
      await giveEach(path, goesOn)
    } finally {
      underWay = false
    }
  }

  /** Time to see an answer. */
  async function seen(): Promise<void> {
    const { motion } = currentSettings()
    if (motion > 0) await new Promise<void>((done) => time.after(STEP_MS / motion, done))
  }

  /** What an answer brought is watched before the next one of a turn is given. */
  async function isWatched(): Promise<void> {
    while (past !== null) await new Promise<void>((done) => onReturn.push(done))
  }

  async function giveEach(path: readonly string[], goesOn?: () => boolean): Promise<void> {
    for (const [n, answer] of path.entries()) {
      if (n > 0 && (await engine.taken?.()) === false) return
      const { entry } = now
      if (n > 0) await isWatched()
      if (n > 0 && goesOn !== undefined) {
        await seen()
        if (!goesOn()) return
      }
      if (now.entry !== entry) return // somebody played meanwhile
      const asked = open
      if (asked === null || asked.seat === 'chance' || !asked.answers.includes(answer)) continue
      if (pauses(answer)) {
        ending = true
        const ends = await gate.moment()
        ending = false
        if (!ends) return
      }
      const { seat, revision } = asked
      await change(() => engine.call('answer', seat, revision, answer, manner()), true)
    }
  }

  function refuse(path: readonly string[]): void {
    slipped = path
    time.after(SLIPPED_MS, () => {
      if (slipped === path) slipped = []
    })
  }

  /** Nothing is taken back while the end of the turn can be called off: that is taken back. */
  const back = (call: () => Promise<Result<{ update: Update | null }>>): Promise<void> => {
    if (!ending) return change(call)
    if (gate.admits(false)) gate.callOff()
    return Promise.resolve()
  }

  const table: Table<T> = {
    look,
    options: opened.options,
    version: opened.version,
    playable: opened.playable,
    watched,
    thinkers: opened.thinkers ?? [],
    since: opened.since ?? 0,
    get words() {
      return words
    },
    set words(next) {
      plain = next
    },
    wordsAt: (tableau) => inPlace(() => tableau as T),
    get scene() {
      return past ?? now
    },
    get tableau() {
      return tableauOf(past ?? now)
    },
    get newest() {
      return now
    },
    get isNow() {
      return past === null
    },
    get told() {
      return told
    },
    get window() {
      return window
    },
    get busy() {
      return busy
    },
    get failure() {
      return failure
    },
    get question() {
      return question
    },
    get choices() {
      return choices
    },
    get asides() {
      return asides
    },
    copies: (answer) => 1 + Object.values(now.same).filter((first) => first === answer).length,
    choiceOf: (answer) => now.same[answer] ?? answer,
    get programmed() {
      return watched ? open : null
    },
    answersAt: (thing) => places.get(thing) ?? [],
    get foreseen() {
      return foreseen
    },
    outcome: (answer) => outcomes.find((one) => one.answer === answer),
    shifted: gate.changed,
    get slipped() {
      return slipped
    },
    get underWay() {
      return underWay
    },
    get ending() {
      return ending
    },
    choose: async (...path) => {
      if (ending || working) return
      if (!watched && currentSettings().slips && !gate.admits(isFinal(outcomes, path))) refuse(path)
      else await give(path)
    },
    play: async (path, goesOn) => {
      if (!ending && !working) await give(path, goesOn)
    },
    get passes() {
      return standing
    },
    pass: async () => {
      const answer = passOf(look, now, question)
      if (answer === null || question === null || question.seat === 'chance') return
      const { seat, kind } = question
      const { length } = told
      standing = [...standing, { seat, turn: now.turn, kind }]
      await table.choose(answer)
      if (told.length === length) table.askAgain(seat, kind) // it came too early to be meant
    },
    askAgain: (seat, kind) => {
      standing = standing.filter((one) => one.seat !== seat || one.kind !== kind)
    },
    undo: async () => {
      await back(() => engine.call('undo', manner()))
      if (question !== null && standing.some(({ seat, kind }) => seat === question.seat && kind === question.kind)) table.askAgain(now.viewer, question.kind)
    },
    redo: () => change(() => engine.call('redo', manner())),
    restart: () => back(() => engine.call('restart')),
    why: (target) => engine.call('why', now.viewer, target),
    remedies: (target) => engine.call('remedies', now.viewer, target),
    follow: async ({ back, answers }) => {
      while (back !== null && now.entry > back && window.undo > 0 && failure === null) await table.undo()
      await give(answers)
    },
    cue: null,
    lookAt: async (moment) => {
      const mine = ++wish
      if (moment === null) returns++
      const scene = moment === null ? null : await engine.call('at', moment.entry, now.viewer, moment.told)
      if (mine !== wish) return
      lay(scene === null ? null : shared(scene))
      if (moment === null) gate.changed()
    },
    steps: (list, viewer = now.viewer) => engine.call('steps', { entry: list.entry, seat: list.seat, answers: [...list.answers] }, viewer),
    file: () => engine.call('file'),
    kept: () => engine.call('kept'),
    take: async (update) => {
      await show(...(await passOn(update)))
      void foresee()
    },
  }
  gate.changed()
  void foresee()
  return table
}

/** The log with what an update tells. */
function retell(told: readonly Told[], { from, told: more, retold }: Update): readonly Told[] {
  const before = told.slice(0, from)
  for (const [entry, anew] of retold) before[entry] = anew
  return [...before, ...more]
}

function manner(): { forced: boolean; confirm: 'always' | 'irreversible' | 'never' } {
  const { forced, confirm } = currentSettings()
  return { forced, confirm }
}
