import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder, isClearError, type Ran, tollan } from './testing.ts'

const folder = freshFolder()
const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const scenarioFile = (name: string, fields: object): string[] => [
  'scenario', file(`${name}.json`, JSON.stringify({ game: 'teotihuacan', players: 2, ...fields })),
]

const sheetFile = (name: string, tables: object): string =>
  file(`${name}.json`, JSON.stringify({ format: 'tollan-data', formatVersion: 1, game: 'teotihuacan', tables }))

/** Command line, and what the line on stderr must mention. */
const wrong: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['unknown command', ['fly'], /there is no command "fly"; known are serve, backup, restore, start, sim/],
  ['unknown option', ['sim', '--speed', '9'], /no option --speed; known are --game/],
  ['stray argument', ['sim', 'fast'], /takes no argument "fast"/],
  ['unknown game', ['sim', '--game', 'chess'], /no game "chess"; known are teotihuacan/],
  ['game named like a property of objects', ['sim', '--game', 'constructor'], /no game "constructor"/],
  ['too many players', ['sim', '--players', '7'], /to \d players, not 7/],
  ['no players', ['record', '--players', '0'], /to \d players, not 0/],
  ['players that are no number', ['sim', '--players', 'two'], /--players must be a whole number from .*"two"/],
  ['unknown module', ['sim', '--modules', 'obsidian'], /no module or variant "obsidian"; known are/],
  ['unknown variant', ['record', '--variants', 'draft,lightning'], /"lightning"/],
  ['illegal combination', ['sim', '--solo', '--variants', 'dark-eclipse'], /not offered in solo \(TEO-DARK-06\)/],
  ['solo with players', ['sim', '--solo', '--players', '3'], /--solo is for 1 player/],
  ['unknown setting', ['sim', '--solo', '--setting', 'bot-mood=1'], /no setting "bot-mood"/],
  ['setting out of range', ['sim', '--solo', '--setting', 'bot-gold=7'], /bot-gold may change by/],
  ['setting without value', ['sim', '--solo', '--setting', 'bot-gold'], /NAME=N/],
  ['option without value', ['sim', '--games'], /--games/],
  ['no games', ['sim', '--games', '0'], /--games must be a whole number from 1/],
  ['chances of a level that is not asked', ['reliability', '--level', 'ruler'], /--level is builder or priest, not "ruler"/],
  ['rollouts of a level', ['reliability', '--level', 'priest', '--rollouts', '10'], /it takes no --level/],
  ['verify without file', ['verify'], /needs a game file/],
  ['verify with two files', ['verify', 'a', 'b'], /takes 1 file, not 2/],
  ['verify a missing file', ['verify', join(folder, 'none.json')], /cannot read .*none\.json/],
  ['verify a folder', ['verify', folder], /cannot read/],
  ['verify no JSON', ['verify', file('text.json', 'hello')], /no JSON/],
  ['verify another JSON', ['verify', file('other.json', '{"a":1}')], /"format" must be "tollan-game"/],
  ['record into nowhere', ['record', '--out', join(folder, 'no', 'such', 'folder.json')], /cannot write/],
  ['replay a missing file', ['replay', join(folder, 'none.json')], /cannot read/],
  ['scenario without file', ['scenario'], /needs a scenario file/],
  ['scenario that is no JSON', ['scenario', file('s0.json', '{"game":')], /no JSON/],
  ['scenario that is a list', ['scenario', file('s1.json', '[]')], /JSON object/],
  ['scenario of an unknown game', ['scenario', file('s2.json', '{"game":"chess","players":2}')], /no game "chess"/],
  ['scenario with an unknown field', scenarioFile('s3', { weather: 'fine' }), /no field "weather"/],
  ['scenario with an impossible place', scenarioFile('s4', { position: { seats: [{ workers: ['moon 3'] }] } }), /there is no "moon"/],
  ['scenario with a tile twice', scenarioFile('s5', { position: { seats: [{ tiles: ['mask-1-a', 'mask-1-a'] }] } }), /used twice/],
  ['scenario with an illegal answer', scenarioFile('s6', { position: {}, answers: ['move:worker-1-0'] }), /answer 1: .*not possible now: This worker belongs to somebody else \(TEO-TURN-03\)/],
  ['scenario with an unknown answer', scenarioFile('s7', { position: {}, answers: ['jump'] }), /answer 1: "jump" is no answer of/],
  ['scenario with chance left over', scenarioFile('s8', { position: {}, chance: ['roll:3'] }), /left over: roll:3/],
  ['scenario about nothing', scenarioFile('s9', { position: {}, why: ['unicorn'] }), /"unicorn" names no component/],
  ['scenario with a broken state', scenarioFile('s10', { state: { zones: { gold: [1] }, stack: [] } }), /no zone "gold"/],
  ['export without number', ['scenario', '--export', file('g.json', '{}')], /needs --at N/],
  ['data without a word', ['data'], /data needs one of export, check, sources/],
  ['data with another word', ['data', 'burn'], /data needs one of export, check, sources, not "burn"/],
  ['data export with a file', ['data', 'export', 'x.json'], /data export takes no file/],
  ['data check without file', ['data', 'check'], /data check needs a value sheet/],
  ['data check with two files', ['data', 'check', 'a', 'b'], /data takes 2 words, not 3/],
  ['data check of a missing file', ['data', 'check', join(folder, 'none.json')], /cannot read .*none\.json/],
  ['data check of no JSON', ['data', 'check', file('d0.json', 'hello')], /no JSON/],
  ['data check of another file', ['data', 'check', file('d1.json', '{}')], /d1\.json: the field "format" must be "tollan-data"/],
  ['data check of a wrong value', ['data', 'check', sheetFile('d2', { nobles: { values: 7 } })], /d2\.json: nobles must be a list of 3, not 7/],
  ['sim with an unknown table', ['sim', '--data', sheetFile('d3', { weather: { values: 7 } })], /d3\.json: there is no table "weather"/],
  ['record with a missing sheet', ['record', '--data', join(folder, 'none.json')], /cannot read/],
  ['start with a wrong sheet', ['start', '--data', file('d4.json', '[]')], /d4\.json: a value sheet is a JSON object/],
  ['load with a sheet', ['start', '--load', 'x.json', '--data', 'y.json'], /--data has no place here/],
  ['scenario with wrong data', scenarioFile('s11', { position: {}, data: [{ table: 'nobles' }] }), /data is a list of corrections/],
  ['spec of an unknown game', ['spec', '--game', 'chess'], /no game "chess"/],
  ['load a missing game', ['start', '--load', join(folder, 'none.json')], /cannot read/],
  ['load with a seed', ['start', '--load', 'x.json', '--seed', '3'], /--seed has no place here/],
  ['start with a wrong seed', ['start', '--seed', '1.5'], /--seed must be a whole number/],
  ['load with other options', ['start', '--load', 'x.json', '--players', '3'], /--players has no place here/],
]

/** A few at a time: the machine is shared. */
async function runAll(): Promise<Map<string, Ran>> {
  const left = [...wrong]
  const done = new Map<string, Ran>()
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) done.set(next[0], await tollan(next[1]))
  }
  await Promise.all([worker(), worker(), worker()])
  return done
}

describe('bad input gets one clear line and exit code 2', async () => {
  const ran = await runAll()
  it.each(wrong.map(([name, , expected]) => [name, expected] as const))('%s', (name, expected) => {
    const result = ran.get(name)
    if (result === undefined) throw new Error(`${name} was not run`)
    expect(result.err).toMatch(expected)
    expect(isClearError(result), result.err).toBe(true)
    expect(result.code).toBe(2)
    expect(result.out).toBe('')
  })
})
