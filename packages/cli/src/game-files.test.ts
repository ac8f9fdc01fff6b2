import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshFolder, isClearError, tollan } from './testing.ts'

const folder = freshFolder()
const recorded = join(folder, 'game.json')
const example = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

/** A copy of the recorded game with a change. */
function changed(name: string, change: (text: string) => string): string {
  const before = readFileSync(recorded, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, name), after)
  return join(folder, name)
}

const otherPlayer = (key: string): string => (key.endsWith('1') ? 'first-player:0' : 'first-player:1')

beforeAll(async () => {
  const ran = await tollan(['record', '--players', '2', '--seed', '5', '--out', recorded])
  expect(ran).toMatchObject({ code: 0, err: '' })
})

describe('game files', () => {
  it('records the same game again, one entry per line', async () => {
    const again = await tollan(['record', '--players', '2', '--seed', '5'])
    expect(again.out).toBe(readFileSync(recorded, 'utf8'))
    expect(again.out.split('\n').filter((line) => line.startsWith('    '))).toHaveLength(JSON.parse(again.out).entries.length)
  })

  it('records solo games, variants and settings', async () => {
    const path = join(folder, 'solo.json')
    const settings = ['--setting', 'bot-gold=1', '--setting', 'bot-wood=-1']
    await tollan(['record', '--solo', '--variants', 'draft', ...settings, '--seed', '2', '--out', path])
    const { options } = JSON.parse(readFileSync(path, 'utf8')) as { options: object }
    expect(options).toEqual({ players: 1, modules: ['draft'], settings: { 'bot-gold': 1, 'bot-wood': -1 } })
    expect(await tollan(['verify', path])).toMatchObject({ code: 0, err: '' })
  })

  it('verifies an honest file', async () => {
    const ran = await tollan(['verify', recorded])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(/^.*game\.json: teotihuacan, rules version \d+, \d+ entries, \d+ draws match the commitment, hash [0-9a-f]+\n$/)
  })

  it.each([
    ['a cut-off file', (text: string) => text.slice(0, text.length / 2), 2, /cut off or damaged/],
    ['another format', (text: string) => text.replace('"formatVersion": 1', '"formatVersion": 7'), 2, /format version 7/],
    ['a game nobody knows', (text: string) => text.replace('"teotihuacan"', '"ludo"'), 2, /no game "ludo"/],
    ['another hash', (text: string) => text.replace(/"hash": "[0-9a-f]{4}/, '"hash": "beef'), 1, /the final position has hash/],
    ['another secret', (text: string) => text.replace(/"secret": "[0-9a-f]{4}/, '"secret": "beef'), 1, /does not match the commitment/],
    ['another first player', (text: string) => text.replace(/first-player:\d/, otherPlayer), 1, /entry \d+: /],
    ['a move that was not made', (text: string) => text.replace(/"to:[a-z-]+"/, '"to:nowhere"'), 1, /entry \d+: "to:nowhere"/],
    ['a missing entry', (text: string) => text.replace(/ {4}\[\d,"end-turn"\],\n/, ''), 1, /entry \d+: /],
    ['other options', (text: string) => text.replace('"players":2', '"players":3'), 1, /entry \d+: |hash/],
    ['impossible options', (text: string) => text.replace('"players":2', '"players":9'), 1, /not 9/],
    ['other rules', (text: string) => text.replace(/"rulesVersion": \d+/, '"rulesVersion": 99'), 1, /rules version 99/],
  ] as const)('verify finds %s', async (name, change, code, expected) => {
    const ran = await tollan(['verify', changed(`${name.replaceAll(' ', '-')}.json`, change)])
    expect(ran.err).toMatch(expected)
    expect(isClearError(ran), ran.err).toBe(true)
    expect(ran.code).toBe(code)
  })

  it('replays a game in words, every line with its rule in one column', async () => {
    const ran = await tollan(['replay', recorded])
    expect(ran).toMatchObject({ code: 0, err: '' })
    const lines = ran.out.split('\n')
    expect(lines).toContain('Set-up')
    expect(lines.some((line) => /^Turn 1: Player \d$/.test(line))).toBe(true)
    for (const line of lines.filter((one) => one.startsWith('  TEO-'))) expect(line).toMatch(/^ {2}TEO-[A-Z0-9-]+ +\S/)
    for (const line of lines.filter((one) => one.startsWith('  TEO-'))) expect(line.slice(22, 24)).toMatch(/^ \S$/)
    expect(ran.out).toMatch(/Final scores\n {2}Player 1 +\d+ VP\n {2}Player 2 +\d+ VP\n$/)
    expect(ran.out).not.toMatch(/undefined|NaN|\[object/)
  })

  it('exports exact positions that run as scenarios', async () => {
    const { entries } = JSON.parse(readFileSync(recorded, 'utf8')) as { entries: unknown[] }
    for (const at of [0, 300, entries.length]) {
      const path = join(folder, `at-${at}.json`)
      const written = await tollan(['scenario', '--export', recorded, '--at', String(at), '--out', path])
      expect(written).toMatchObject({ code: 0, err: '' })
      const ran = await tollan(['scenario', path, '--json'])
      expect(ran, ran.err).toMatchObject({ code: 0, err: '' })
      expect(written.out).toContain(`hash ${JSON.parse(ran.out).hash}`)
    }
    expect((await tollan(['scenario', '--export', recorded, '--at', '99999'])).code).toBe(2)
  })

  it('runs the examples of docs/scenario.md', async () => {
    const worship = await tollan(['scenario', example('worship-and-why.json')])
    expect(worship).toMatchObject({ code: 0, err: '' })
    expect(worship.out).toContain('TEO-WORSHIP-04       The worker of Player 2 leaves the worship space of the Stone Quarry')
    expect(worship.out).toContain('TEO-LOCK-03          unlock: Unlocking needs 3 cocoa and you have 2')
    const bot = await tollan(['scenario', example('teotibot-builds.json'), '--json'])
    expect(bot).toMatchObject({ code: 0, err: '' })
    const told = JSON.parse(bot.out)
    expect(told.questions[0]).toMatchObject({ seat: 0, kind: 'turn' })
    expect(told.summary.seats[1]).toMatchObject({ vp: 3, pyramidTrack: 1 })
    expect(told.log.map((event: { text: string }) => event.text)).toContain('Teotibot rolls 7 and acts by its tile Construction')
    expect(told.why[2]).toMatchObject({ target: 'deco-top-2', allowed: false, rule: 'TEO-MAIN-DECO-05' })
  })

  it('tells answers in the words of the table, with their prices', async () => {
    const path = join(folder, 'prices.json')
    const seats = [{ cocoa: 5, workers: ['alchemy 2', 'nobles 1'] }, { workers: ['forest 1', 'forest-worship 1'] }]
    writeFileSync(path, JSON.stringify({ game: 'teotihuacan', players: 2, position: { seats }, answers: ['move:worker-0-0', 'to:forest'] }))
    const { out } = await tollan(['scenario', path])
    expect(out).toMatch(/main-action +Take the main action \(costs 1 cocoa\)/)
    expect(out).toMatch(/worship:forest-worship +Worship: .* \(costs 1 cocoa\)/)
    const told = JSON.parse((await tollan(['scenario', path, '--json'])).out)
    expect(told.questions[0].answers).toContainEqual({ key: 'main-action', text: 'Take the main action (costs 1 cocoa)' })
  })

  it('can be called as a program', () => {
    expect(statSync(fileURLToPath(new URL('main.ts', import.meta.url))).mode & 0o111).toBe(0o111)
    expect(readFileSync(new URL('main.ts', import.meta.url), 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true)
  })
})
