// Written by `tollan freeze`: what is known of each released engine. Rows are only ever added.

export interface Release {
  readonly game: string
  readonly version: number
  /** Edition of the printed values. */
  readonly edition: number
  readonly file: string
  /** SHA-256 of the file. */
  readonly digest: string
  /** How its rules behave in random games: the present engine of this version must behave the same. */
  readonly behaviour: string
}

export const releases: readonly Release[] = [
  { game: 'teotihuacan', version: 1, edition: 1, file: 'teotihuacan-1.js', digest: 'ce7eb73daf91a069b1da1aaa08c8f6a77a8a9c843d603663e83eaf8f964a04d4', behaviour: '0d049c1e421b54fc87f797b8d6196311fa86991c5e5e68cf2df4f1faca85533c' },
  { game: 'tawantinsuyu', version: 1, edition: 1, file: 'tawantinsuyu-1.js', digest: '3f748d4c5e25342188b99edb00c7038b6950ba868f2eec857325f3a2c46766b3', behaviour: 'c5f5d5e99aed401d08cea109d964926757c5d4977783947325ee3a516455bbf1' },
  { game: 'tawantinsuyu', version: 2, edition: 1, file: 'tawantinsuyu-2.js', digest: '4bda2aff3da4ffc9a9a5c9082c4ce38180357a8e79bcb37987e90666088e92a2', behaviour: 'cb921983b12807f17b90a208f7f5df07ca04357c74c5edeb741dd0229b737014' },
  { game: 'teotihuacan', version: 2, edition: 1, file: 'teotihuacan-2.js', digest: '825cbab1d3784d147f4b50804664a8b79a6772660162b385d6938ec5d20ac8b5', behaviour: '56b1f3fb7df0cd0e283698148e1bbc6dab94cd33fd99264776a8863b1bf58850' },
  { game: 'teotihuacan', version: 3, edition: 1, file: 'teotihuacan-3.js', digest: '7549bc1c3a9651397cdef52b4a8fe5d80a51d4b169026d39991d8645e3655746', behaviour: '5fac524b463b8bd75b1495b71c4f1a0a6bb19087b424bdd95daa06ea936b33fd' },
  { game: 'tawantinsuyu', version: 3, edition: 1, file: 'tawantinsuyu-3.js', digest: 'f904bcb261b338cd19d8d4640b0f79a4748685efe5886b4744a00f9355824642', behaviour: '018c02f71b398459e2b29af470b48c2f37debb398c96448b1dce9ff38754b5ee' },
]
