// When it is a good moment to offer the installation: not to somebody who has just come for the first time, and never again once it was declined.
export interface InstallMark {
  readonly visits: number
  readonly finished: boolean
  readonly declined: boolean
}

export const stranger: InstallMark = { visits: 0, finished: false, declined: false }
const AT_HOME = 2

export const isGoodMoment = ({ visits, finished, declined }: InstallMark): boolean => !declined && (finished || visits >= AT_HOME)

/** Anything may stand in the storage of a browser. */
export function markFrom(text: string | null): InstallMark {
  try {
    const read: unknown = JSON.parse(text ?? '')
    return typeof read === 'object' && read !== null ? { ...stranger, ...read } : stranger
  } catch {
    return stranger
  }
}
