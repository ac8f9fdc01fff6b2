// How long somebody has thought.

/** Milliseconds since some moment: of the world, or of the processor where other work on the machine must not count. */
export type Clock = () => number

export const wallClock: Clock = () => performance.now()
