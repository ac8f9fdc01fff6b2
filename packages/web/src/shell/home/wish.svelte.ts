// The game somebody is about to set up: what is wished, and what the engine says to it.
import type { Failure, GameOptions } from '@tollan/kernel'
import type { SeatLevel, SeatStyle } from '../../engine/thinking/protocol.ts'
import type { GameOffer, OfferPreset, OfferSetting } from '../offer.ts'
import { platesFor, type SeatPlate } from '../seat-mark.ts'
import { theEngine } from '../the-engine.ts'
import type { ClockChoice } from '../online/clock-choices.ts'
import { styleIn } from '../thinking/style-words.ts'
import { keepPlates, keptPlates } from './kept-plates.ts'

export type Mode = 'solo' | 'computer' | 'hot-seat' | 'online' | 'demo'
export type Level = 'gentle' | 'standard' | 'hard' | 'custom'
type Options = Omit<GameOptions, 'data'>

/** One change that would make the wish legal. */
export type Remedy =
  | { readonly change: 'add' | 'remove'; readonly choice: string }
  | { readonly change: 'players'; readonly players: number }

export interface Verdict {
  /** Why the wish as it is cannot be played; null when it can. */
  readonly refusal: Failure | null
  /** What speaks against each choice that is not made yet. */
  readonly against: ReadonlyMap<string, Failure>
  readonly remedies: readonly Remedy[]
  /** Presets that cannot be had. */
  readonly presets: ReadonlyMap<string, Failure>
}

const nothing: Verdict = { refusal: null, against: new Map(), remedies: [], presets: new Map() }
const MOST_REMEDIES = 3
/** Whoever plays against the computer for the first time meets somebody in the middle. */
const USUAL_RIVAL: SeatLevel = 'builder'

const check = (offer: GameOffer, options: Options): Promise<Failure | null> => theEngine().call('check', offer.id, options)
const toggled = (modules: readonly string[], id: string): readonly string[] =>
  modules.includes(id) ? modules.filter((other) => other !== id) : [...modules, id]

/** A list by seat in which one seat has something else. */
const withOne = <T>(list: readonly (T | null)[], seat: number, value: T | null): readonly (T | null)[] =>
  Array.from({ length: Math.max(list.length, seat + 1) }, (_, i) => (i === seat ? value : (list[i] ?? null)))

/** The value of a level: one step of the setting weaker or stronger than printed. */
function atLevel({ deltas }: OfferSetting, level: Level): number {
  const printed = deltas.indexOf(0)
  const step = { gentle: -1, standard: 0, hard: 1, custom: 0 }[level]
  return deltas[Math.min(deltas.length - 1, Math.max(0, printed + step))] ?? 0
}

/** All questions about a wish, put to the engine at once. */
async function judge(offer: GameOffer, options: Options): Promise<Verdict> {
  const { players, modules, settings } = options
  const others = offer.choices.filter(({ id }) => !modules.includes(id))
  const named = async <T extends { readonly id: string }>(things: readonly T[], wish: (thing: T) => Options): Promise<Map<string, Failure>> => {
    const answers = await Promise.all(things.map(async (thing) => [thing.id, await check(offer, wish(thing))] as const))
    return new Map(answers.flatMap(([id, failure]) => (failure === null ? [] : [[id, failure]])))
  }
  const [refusal, against, presets] = await Promise.all([
    check(offer, options),
    named(others, ({ id }) => ({ players, modules: [...modules, id], settings })),
    named(offer.presets.filter(({ leavesOut }) => !leavesOut), (preset) => ({ players, modules: preset.modules, settings: {} })),
  ])
  if (refusal === null) return { refusal, against, remedies: [], presets }
  // what is wrong already says nothing new about the rest
  const news = new Map([...against].filter(([, { rule, message }]) => rule !== refusal.rule || message !== refusal.message))
  return { refusal, against: news, remedies: await remediesFor(offer, options), presets }
}

async function remediesFor(offer: GameOffer, { players, modules, settings }: Options): Promise<readonly Remedy[]> {
  const changes: (readonly [Remedy, Options])[] = [
    ...offer.choices.map(({ id }) => [{ change: modules.includes(id) ? 'remove' : 'add', choice: id }, { players, modules: toggled(modules, id), settings }] as const),
    ...offer.players.filter((n) => n !== players).map((n) => [{ change: 'players', players: n }, { players: n, modules, settings: {} }] as const),
  ]
  const found = await Promise.all(changes.map(async ([remedy, options]) => ((await check(offer, options)) === null ? [remedy] : [])))
  const order = ['add', 'remove', 'players']
  return found.flat().sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change)).slice(0, MOST_REMEDIES)
}

export function openWish(first: GameOffer) {
  let offer = $state.raw(first)
  let mode = $state<Mode>('solo')
  let players = $state(1)
  let modules = $state.raw<readonly string[]>([])
  let level = $state<Level>('standard')
  let custom = $state.raw<Readonly<Record<string, number>>>({})
  let plates = $state.raw<readonly SeatPlate[]>(platesFor(5, keptPlates()))
  let verdict = $state.raw<Verdict>(nothing)
  let taken = $state.raw<{ readonly id: string; readonly modules: readonly string[] }>()
  let listed = $state(false)
  let levels = $state.raw<readonly (SeatLevel | null)[]>([])
  /** Who plays against a single person, by seat. */
  let rivals = $state.raw<readonly (SeatLevel | null)[]>([])
  let styles = $state.raw<readonly (SeatStyle | null)[]>([])
  let talk = $state(true)
  let clock = $state<ClockChoice>('none')
  let asked = 0

  const settings = $derived(offer.settings.filter(({ counts }) => counts({ players, modules, settings: {} })))
  const options = $derived<Options>({
    players,
    modules,
    settings: Object.fromEntries(
      settings.map((one) => [one.id, level === 'custom' ? (custom[one.id] ?? 0) : atLevel(one, level)] as const).filter(([, value]) => value !== 0),
    ),
  })

  /** The preset the modules came from, or are by chance. */
  const preset = $derived.by(() => {
    if (taken?.modules === modules) return taken.id
    const same = (wanted: readonly string[]): boolean => wanted.length === modules.length && wanted.every((id) => modules.includes(id))
    return offer.presets.find((one) => !one.leavesOut && same(one.modules))?.id ?? ''
  })

  /** So many players change who plays only where they must. */
  const modeFor = (n: number): Mode => (mode === 'demo' ? 'demo' : n === 1 ? 'solo' : mode === 'solo' ? 'hot-seat' : mode)

  /** Puts the wish to the engine; an older answer never overtakes a newer question. */
  async function ask(): Promise<void> {
    const mine = ++asked
    const found = await judge(offer, options)
    if (mine === asked) verdict = found
  }

  async function takePreset({ id: name, modules: wished, leavesOut }: OfferPreset): Promise<void> {
    let fitting: readonly string[] = leavesOut ? [] : wished
    for (const id of leavesOut ? wished : []) {
      const more = [...fitting, id]
      if ((await check(offer, { players, modules: more, settings: {} })) === null) fitting = more
    }
    taken = { id: name, modules: fitting }
    modules = fitting
  }

  return {
    get offer() {
      return offer
    },
    set offer(next) {
      offer = next
      modules = []
      custom = {}
      styles = styles.map((style) => styleIn(next.id, style ?? undefined))
      if (!next.players.includes(players)) players = Math.max(...next.players) // a single one would be another way to play
    },
    get mode() {
      return mode
    },
    set mode(next) {
      mode = next
      const possible = offer.players.filter((n) => (next === 'solo' ? n === 1 : next === 'demo' ? true : n > 1))
      if (!possible.includes(players)) players = possible[0] ?? 1
    },
    get players() {
      return players
    },
    set players(next) {
      players = next
      mode = modeFor(next)
    },
    get level() {
      return level
    },
    set level(next) {
      // what was chosen by a level is where one's own choice begins
      if (next === 'custom') custom = Object.fromEntries(settings.map((one) => [one.id, atLevel(one, level)]))
      level = next
    },
    get plates() {
      return plates
    },
    set plates(next) {
      plates = next
      keepPlates(next)
    },
    /** Who thinks at the table instead of a person; only at one screen. */
    get levels(): readonly (SeatLevel | null)[] {
      const seats = Array.from({ length: players }, (_, seat) => seat)
      if (mode === 'computer') return seats.map((seat) => (seat === 0 ? null : (rivals[seat] ?? USUAL_RIVAL)))
      return mode === 'hot-seat' ? seats.map((seat) => levels[seat] ?? null) : []
    },
    sit: (seat: number, level: SeatLevel | null): void => {
      if (mode === 'computer') rivals = withOne(rivals, seat, level)
      else levels = withOne(levels, seat, level)
    },
    /** What those who think like; null where one plays as it sees fit. */
    get styles() {
      return this.levels.map((level, seat) => (level === null ? null : (styles[seat] ?? null)))
    },
    like: (seat: number, style: SeatStyle | null): void => {
      styles = withOne(styles, seat, style)
    },
    /** Whether people can chat at a table on the network, and how long they may think. */
    get talk() {
      return talk
    },
    set talk(next) {
      talk = next
    },
    get clock() {
      return clock
    },
    set clock(next) {
      clock = next
    },
    /** A table on the network that everybody finds. */
    get listed() {
      return listed
    },
    set listed(next) {
      listed = next
    },
    get modules() {
      return modules
    },
    get settings() {
      return settings
    },
    get options() {
      return options
    },
    get preset() {
      return preset
    },
    get verdict() {
      return verdict
    },
    valueOf: (id: string): number => options.settings[id] ?? 0,
    change: (id: string, value: number): void => {
      custom = { ...custom, [id]: value }
    },
    toggle: (id: string): void => {
      modules = toggled(modules, id)
    },
    remedy: (remedy: Remedy): void => {
      if (remedy.change === 'players') {
        players = remedy.players
        mode = modeFor(players)
      } else modules = toggled(modules, remedy.choice)
    },
    ask,
    takePreset,
  }
}

export type Wish = ReturnType<typeof openWish>
