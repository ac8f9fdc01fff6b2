// Every refusal has a reason: a small integer inside, a rule id and what is missing outside.

/** 0 means allowed; anything else is a number from a reason book. */
export type Refusal = number
export const OK: Refusal = 0

export interface Reason {
  readonly id: string
  readonly rule: string
}

export interface ReasonBook {
  add(id: string, rule: string): Refusal
  get(refusal: Refusal): Reason
  readonly all: readonly Reason[]
}

export function createReasonBook(): ReasonBook {
  const all: Reason[] = [{ id: 'allowed', rule: '' }]
  return {
    all,
    add(id, rule) {
      if (all.some((reason) => reason.id === id)) throw new Error(`reason ${id} declared twice`)
      all.push({ id, rule })
      return all.length - 1
    },
    get(refusal) {
      const reason = all[refusal]
      if (reason === undefined) throw new Error(`refusal ${refusal} is not in the book`)
      return reason
    },
  }
}
