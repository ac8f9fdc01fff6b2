export { act, type Act, repeat, type Wanted } from './acts.ts'
export { carriedOver } from './carry-over.ts'
export { farGame, farOutcomes, farRemedies, type FarRoom, farScene, farTold, farWhy, foretold, openFarRoom, receive } from './far-room.ts'
export { type GivenStep, givenSteps, type StepList } from './given-steps.ts'
export { roomFile } from './room-file.ts'
export { type Outcome, outcomes } from './outcomes.ts'
export { remedies, type Remedy } from './remedies.ts'
export {
  type Confirm, emptyRoom, giveAnswer, lastSeat, loadRoom, type Manner, openRoom, playAgain, type Room, type RoomEntry, type Seating, takeBack, takeTurnBack,
} from './room.ts'
export { retoldTo, type Scene, sceneAt, sceneFor, type Telling, toldTo, whyNot, type Window, windowFor } from './scene.ts'
export { firstSight, type Sight, sightsFor, type Step } from './sight.ts'
