export { teotihuacan } from './definition.ts'
export { checkSheet, openDesk, valueSheet } from './data-sheet.ts'
export type { EventDetail, EventType } from './events.ts'
export { offered } from './modules/index.ts'
export { rulesOf } from './rule-marks.ts'
export { sources, type TableSource } from './sources.ts'
export { createWords, type Words } from './text/describe.ts'
export { drawRule } from './text/draw-rules.ts'
export { english, type Translation } from './text/en.ts'
export { describeOutcome } from './text/outcome.ts'
export { describeChoice, describeTable } from './text/table.ts'
export { decorationFace, decorationFit, type Face, type Fit, type FitCell, printedFace, pyramidFit, tileFace } from './tableau/fit.ts'
export { printed, type Printed } from './tableau/printed.ts'
export {
  tableau, type Tableau, type TableauBoard, type TableauCell, type TableauSeat, type TableauWorker,
} from './tableau/tableau.ts'
export type { TableauStartingTile } from './tableau/set-up-tableau.ts'
export type { EffectUnderWay } from './tableau/effect-under-way.ts'
export { type Forecast, maskGain, salaryForecast, type SalaryForecast } from './tableau/forecast.ts'
export type { Rules } from './rules.ts'
export type { AltarHalf } from './modules/m08-altars/content.ts'
export type { Region } from './modules/m09-empire/content.ts'
export type {
  AscensionReward, Benefit, BoardRow, DecorationSpace, DiscoveryKind, PyramidSlot, RoyalTile, StartingTile, Technology, TempleBonus, TempleRow,
  TempleStep,
} from './content/index.ts'
export type { Amount, Cost, Counter, Effect, Good, Temple } from './content/vocabulary.ts'
