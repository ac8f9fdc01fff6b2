// The difficulty options of a solo game by name: independent switches, off by default (TAW-SOLO-69 to -80).
export const difficultyOptions = [
  { id: 'no-personality', rule: 'TAW-SOLO-69', easier: true },
  { id: 'building-costs-2-stone', rule: 'TAW-SOLO-70', easier: true },
  { id: 'worship-needs-2-statues', rule: 'TAW-SOLO-71', easier: true },
  { id: 'no-second-conquest', rule: 'TAW-SOLO-72', easier: true },
  { id: 'no-army-card-without-workers', rule: 'TAW-SOLO-73', easier: true },
  { id: 'free-temple-step', rule: 'TAW-SOLO-74', easier: false },
  { id: 'equal-soldiers', rule: 'TAW-SOLO-75', easier: false },
  { id: 'conquest-discount', rule: 'TAW-SOLO-76', easier: false },
  { id: 'vp-per-priest-action', rule: 'TAW-SOLO-77', easier: false },
  { id: 'vp-per-weaving', rule: 'TAW-SOLO-78', easier: false },
  { id: 'vp-without-workers', rule: 'TAW-SOLO-79', easier: false },
  { id: 'vp-per-resource', rule: 'TAW-SOLO-80', easier: false },
] as const satisfies readonly { readonly id: string; readonly rule: string; readonly easier: boolean }[]

export type DifficultyOption = (typeof difficultyOptions)[number]['id']
