// tollan backup and restore: everything a server keeps, as one file that either database can read.
import { backUp, closeStore, openStore, restore as fill, type Store } from '@tollan/server'
import { complain, oneLine } from './complaint.ts'
import { dataFolder } from './data-folder.ts'
import type { Command } from './dispatch.ts'
import { parse, textOf } from './options.ts'
import { print } from './print.ts'

const about = `  --data DIR    the folder where tables are kept (TOLLAN_DATA, else data/ beside the project)
With DATABASE_URL the tables are those in PostgreSQL.`

async function withStore(command: string, argv: readonly string[], work: (store: Store, file: string) => Promise<number>): Promise<void> {
  const parsed = parse(command, argv, { data: { type: 'string' } }, 1)
  const [file] = parsed.positionals
  if (file === undefined) return complain(`${command} needs a file`)
  const store = await openStore({ url: process.env['DATABASE_URL'], folder: dataFolder(textOf(parsed, 'data')) })
  try {
    print(`${file}: ${await work(store, file).catch((error: unknown) => complain(oneLine(error)))} rows`)
  } finally {
    await closeStore(store)
  }
}

export const backup: Command = {
  usage: `usage: tollan backup FILE [--data DIR]
Writes everything that is kept to a file, as of one moment, also while servers run. The file holds the secrets of running
games and the keys of the installation: keep it as you keep those.
${about}`,
  async run(argv) {
    await withStore('backup', argv, backUp)
    return 0
  },
}

export const restore: Command = {
  usage: `usage: tollan restore FILE [--data DIR]
Fills an empty database from such a file, whichever kind of database it was made from. No server may run on it meanwhile.
${about}`,
  async run(argv) {
    await withStore('restore', argv, fill)
    return 0
  },
}
