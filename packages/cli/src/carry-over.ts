// tollan carry-over: a running game on the present rules, where its position means the same.
import { engineFor } from '@tollan/engines'
import { fileText } from '@tollan/kernel'
import { carriedOver, loadRoom, roomFile, type Seating } from '@tollan/room'
import { complain, FAILED, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { readGameFile, writeText } from './files.ts'
import { parse, textOf } from './options.ts'
import { print } from './print.ts'

const usage = `usage: tollan carry-over FILE [--out FILE]
A game stays on the rules it was begun with. This writes it anew for the present rules, if all its answers are legal there and
its position is the same; else it says what differs and writes nothing. Without --out the file itself is written.`

const seating: Seating = { manner: () => ({ forced: false, confirm: 'always' }), companions: [] }

export const carryOver: Command = {
  usage,
  async run(argv) {
    const parsed = parse('carry-over', argv, { out: { type: 'string' } }, 1)
    const [path] = parsed.positionals
    if (path === undefined) return complain('carry-over needs a game file')
    const { file, game } = await readGameFile(path)
    const newer = await engineFor(file.game)
    if (!newer.ok) return complain(told(newer))
    const loaded = loadRoom(game.definition, file, seating)
    if (!loaded.ok) return complain(`${path}: ${told(loaded)}`, FAILED)
    const carried = carriedOver(loaded.room, newer.definition)
    if (!carried.ok) return complain(`${path}: ${told(carried)}`, FAILED)
    const out = textOf(parsed, 'out') ?? path
    writeText(out, fileText(roomFile(carried.room)))
    print(`${out}: rules version ${file.rulesVersion} -> ${newer.definition.version}`)
    return 0
  },
}
