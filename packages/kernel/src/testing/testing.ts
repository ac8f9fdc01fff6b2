// What tests of games may use besides the contract.
export * from './random-play.ts'
export { imaginedGamesEnd, nothingLeaks } from './contract-secrets.ts'
export { drive, type Driver } from './driver.ts'
