// A player somebody else wrote, for matches: a module that exports `player`.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Maker } from '@tollan/ai'
import type { Ruleset, View } from '@tollan/kernel'
import { complain } from './complaint.ts'

/** What such a module exports as `player`: it makes a player of a seat, which answers what it is asked by name or by number. */
type PlayerModule = (rules: Ruleset, seed: number) => { readonly answer: (seen: View) => number | string }

export const isModule = (level: string): boolean => /\.(ts|js|mjs)$/.test(level)

export async function makerFrom(path: string): Promise<Maker> {
  const file = resolve(path)
  if (!existsSync(file)) return complain(`there is no module ${path}`)
  const { player } = (await import(pathToFileURL(file).href)) as { readonly player?: PlayerModule }
  if (typeof player !== 'function') return complain(`${path} exports no function called player`)
  return (rules, seed) => {
    const made = player(rules, seed)
    return {
      line: () => null,
      answer(seen) {
        const answer = made.answer(seen)
        return typeof answer === 'number' ? answer : rules.keys.parse(answer)
      },
    }
  }
}
