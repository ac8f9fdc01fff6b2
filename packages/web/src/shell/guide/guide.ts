// A guided first game as data: chapters that begin at recorded positions, lessons of one turn, steps that explain or ask for something.
import type { MessageKey } from '../../i18n/en.ts'
import type { MessagePart } from '../../i18n/language.svelte.ts'

/** Something that happened: the person gave an answer (`worship` stands for `worship:…` too), or an event was told of them. */
export type Sought = { readonly answer: string } | { readonly event: string }

export interface Step {
  readonly id: string
  readonly title: MessageKey
  readonly text: MessageKey
  readonly rules?: readonly string[]
  /** What it speaks of, as selectors: the first one on the screen gets the ring, unless the suggested answer has it. */
  readonly point?: readonly string[]
  /** What fulfils it. A step without it explains, and waits for "Next" or for the person to play on. */
  readonly done?: Sought
  /** Questions at which it can be fulfilled; elsewhere the guide waits. */
  readonly at?: readonly string[]
  /** Answers worth suggesting; the first that is legal is. `keep-army:` stands for the first one that begins so: what chance brings is not known. */
  readonly suggest?: readonly string[]
}

/** One turn that teaches one thing. */
export interface Lesson {
  readonly id: string
  /** What must have happened for the lesson to be learnt; a turn without it is played again. */
  readonly goal?: Sought
  readonly steps: readonly Step[]
}

export interface Chapter {
  readonly id: string
  readonly title: MessageKey
  readonly what: MessageKey
  /** The game file it begins with. */
  readonly file: () => Promise<string>
  readonly lessons: readonly Lesson[]
}

export interface Guide {
  /** What it says, besides the messages of the interface. */
  readonly messages: MessagePart
  readonly chapters: readonly Chapter[]
  /** The other seats: players that think sit there. */
  readonly companions: readonly { readonly seat: number; readonly name: MessageKey }[]
  /** Where the table draws an answer besides the things it is about, as selectors. */
  readonly drawn: (answer: string) => readonly string[]
}

/** How far somebody is; kept with the saved game. */
export interface GuideMark {
  readonly chapter: string
  /** Entries of the log the chapter began with. */
  readonly from: number
  /** Explaining steps put aside, as `lesson/step`. */
  readonly read: readonly string[]
  /** Lessons passed over, with the length of the log then. */
  readonly skipped: Readonly<Record<string, number>>
  /** Chapters learnt. */
  readonly finished: readonly string[]
  /** The game goes on without the guide. */
  readonly stopped: boolean
}
