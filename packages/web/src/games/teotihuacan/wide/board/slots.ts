// Where the boards of the ring lie inside 900 x 706, slot 1 first, clockwise from the top centre.
export type Form = 'corner' | 'side' | 'wide'

export interface Slot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly form: Form
}

const slot = (left: number, top: number, form: Form): Slot => ({
  left, top, form, width: form === 'wide' ? 340 : 272, height: form === 'side' ? 338 : 176,
})

export const SLOTS: readonly Slot[] = [
  slot(280, 0, 'wide'), slot(628, 0, 'corner'), slot(628, 184, 'side'), slot(628, 530, 'corner'),
  slot(280, 530, 'wide'), slot(0, 530, 'corner'), slot(0, 184, 'side'), slot(0, 0, 'corner'),
]

/** The gap after a slot, and the way round through it. */
export const CHEVRONS: readonly { readonly left: number; readonly top: number; readonly turn: number }[] = [
  { left: 614, top: 78, turn: 0 }, { left: 754, top: 170, turn: 90 }, { left: 754, top: 516, turn: 90 }, { left: 614, top: 608, turn: 180 },
  { left: 266, top: 608, turn: 180 }, { left: 126, top: 516, turn: -90 }, { left: 126, top: 170, turn: -90 }, { left: 266, top: 78, turn: 0 },
]

export const COURT = { left: 280, top: 184, width: 340, height: 338 } as const
