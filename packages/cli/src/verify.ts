// tollan verify: every answer, every draw, the final hash.
import { verify } from '@tollan/kernel'
import { complain, FAILED, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { readGameFile } from './files.ts'
import { parse } from './options.ts'
import { print } from './print.ts'

const usage = `usage: tollan verify FILE
Plays a game file again. Exit code 0: all is as it says; 1: it is not, and the first difference is named; 2: this is no game file.`

export const verifyFile: Command = {
  usage,
  async run(argv) {
    const [path] = parse('verify', argv, {}, 1).positionals
    if (path === undefined) return complain('verify needs a game file')
    const { file, game } = await readGameFile(path)
    const result = verify(game.definition, file)
    if (!result.ok) return complain(`${path}: ${told(result)}`, FAILED)
    const { version, entries, draws, hash } = result.verified
    const hidden = 'not checked (the secret is revealed at the end)'
    const drawn = `${draws} draws ${file.secret === undefined ? hidden : 'match the commitment'}`
    print(`${path}: ${game.definition.id}, rules version ${version}, ${entries} entries, ${drawn}, hash ${hash}`)
    return 0
  },
}
