// What tests of games may use besides the contract.
export * from './random-play.ts'
export { type Comparison, comparisons, imaginedGamesEnd, nothingLeaks, type Sight } from './contract-secrets.ts'
export { numbersStayInRange } from './contract-declared.ts'
export { deadEnds } from './dead-ends.ts'
export { generalise } from './generalise.ts'
export { drive, type Driver } from './driver.ts'
export { listen, underWay } from './listen.ts'
export { type Claim, type Claims, falseReason, falseReasons } from './why-audit.ts'
