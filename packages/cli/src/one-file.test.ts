import type { GameDefinition } from '@tollan/kernel'
import { behaviourOf } from '@tollan/engines/behaviour'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { oneFile } from './one-file.ts'

const sources = [teotihuacan, tawantinsuyu] as unknown as readonly GameDefinition[]

describe('engines in one file', () => {
  it.each(sources.map((definition) => [definition.id, definition] as const))('play as the sources of %s do, step by step', async (id, definition) => {
    const found = await oneFile()
    const made = ((await import(/* @vite-ignore */ found[`@tollan/${id}`] ?? '')) as Readonly<Record<string, GameDefinition>>)[id]
    const options = [1, 3].map((players) => ({ players, modules: [], settings: {} }))
    expect(made).toBeDefined()
    expect(made).not.toBe(definition)
    if (made === undefined) return
    expect(behaviourOf(made, options)).toBe(behaviourOf(definition, options))
    const layouts = [made, definition].map((one) => options.map((option) => one.compile(option)).map((compiled) => compiled.ok && compiled.rules.layout))
    expect(layouts[0]).toEqual(layouts[1]) // the names of all steps count
  }, 60_000)
})
