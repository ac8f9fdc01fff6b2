export { carriedOver } from './carry-over.ts'
export { roomFile } from './room-file.ts'
export { type Outcome, outcomes } from './outcomes.ts'
export { remedies, type Remedy } from './remedies.ts'
export {
  type Confirm, giveAnswer, lastSeat, loadRoom, type Manner, openRoom, playAgain, type Room, type RoomEntry, type Seating, takeBack, takeTurnBack,
} from './room.ts'
export { retoldTo, type Scene, sceneAt, sceneFor, type Telling, toldTo, whyNot, type Window, windowFor } from './scene.ts'
