import { describe, expect, test } from 'vitest'
import { findViolations, type SourceFile } from './dependency-direction.ts'

const manifests: readonly SourceFile[] = [
  { path: 'packages/kernel/package.json', text: '{"exports":{".":"./src/index.ts","./contract":"./src/testing/contract.ts"}}' },
  { path: 'packages/room/package.json', text: '{"exports":{".":"./src/index.ts","./testing":"./src/testing.ts"}}' },
  { path: 'packages/teotihuacan/package.json', text: '{"exports":{".":"./src/index.ts","./definition":"./src/definition.ts"}}' },
]

/** Messages for one file of `packages/`, whose text is given or is one import of `specifier`. */
function messages(path: string, specifier: string): readonly string[] {
  return messagesOf(path, `import { x } from '${specifier}'\n`)
}

function messagesOf(path: string, text: string): readonly string[] {
  return findViolations([...manifests, { path: `packages/${path}`, text }]).map((each) => each.message)
}

describe('kernel', () => {
  test.each([
    'valibot',
    'node:fs',
    'vitest',
    '@tollan/ai',
    '../../ai/src/index.ts',
    './testing/contract.ts',
    './a.test.ts',
  ])('may not import %s', (specifier) => expect(messages('kernel/src/stack.ts', specifier)).toHaveLength(1))

  test('imports itself', () => expect(messages('kernel/src/stack.ts', './schema.ts')).toEqual([]))

  test.each(['testing/contract.ts', 'testing/testing.ts', 'stack.test.ts'])('%s may import the test tools', (file) => {
    expect(messages(`kernel/src/${file}`, 'vitest')).toEqual([])
    expect(messages(`kernel/src/${file}`, 'fast-check')).toEqual([])
    expect(messages(`kernel/src/${file}`, 'node:fs')).toEqual([])
    expect(messages(`kernel/src/${file}`, 'valibot')).toHaveLength(1)
  })

  test.each(['Teotihuacan', 'tawantinsuyu', 'TEOTIBOT'])('may not name %s, even in a comment', (name) => {
    expect(messagesOf('kernel/src/stack.ts', `// as in ${name}\n`)).toEqual([`the kernel names a game ("${name}")`])
    expect(messagesOf('kernel/src/stack.test.ts', `// as in ${name}\n`)).toEqual([])
  })
})

describe('games', () => {
  test.each(['', '/contract'])('import @tollan/kernel%s', (subpath) => {
    expect(messages('teotihuacan/src/state.ts', `@tollan/kernel${subpath}`)).toEqual([])
  })

  test.each([
    '@tollan/cli',
    '@tollan/tawantinsuyu',
    '@tollan/teotihuacan',
    '@tollan/kernel/src/stack.ts',
    'node:fs',
    'vitest',
    'valibot',
  ])('may not import %s', (specifier) => expect(messages('teotihuacan/src/state.ts', specifier)).toHaveLength(1))

  test.each(['vitest', 'fast-check', 'node:fs'])('tests may import %s', (specifier) => {
    expect(messages('teotihuacan/src/flow/turn.test.ts', specifier)).toEqual([])
  })

  test.each(['flow/turn.ts', 'actions/gather.ts', 'content/boards.ts', 'state.ts', 'state/players.ts'])(
    '%s may not import modules, automa or heuristics',
    (file) => {
      const up = file.includes('/') ? '..' : '.'
      for (const area of ['modules', 'automa', 'heuristics']) {
        expect(messages(`teotihuacan/src/${file}`, `${up}/${area}/one.ts`), area).toHaveLength(1)
      }
    },
  )

  test('the ruleset and the automa may import modules, nobody but heuristics the heuristics', () => {
    expect(messages('teotihuacan/src/ruleset.ts', './modules/m06-obsidian.ts')).toEqual([])
    expect(messages('teotihuacan/src/automa/turn.ts', '../modules/m06-obsidian.ts')).toEqual([])
    expect(messages('teotihuacan/src/ruleset.ts', './heuristics/value.ts')).toHaveLength(1)
    expect(messages('teotihuacan/src/modules/m06.ts', '../heuristics/value.ts')).toHaveLength(1)
    expect(messages('teotihuacan/src/heuristics/value.ts', './features.ts')).toEqual([])
  })

  test.each([
    './m06.ts',
    './m10-workforce.ts',
    '../draft.ts',
    './dark-eclipse.ts',
    './first-game.ts',
    '../solo/setup.ts',
    './teotibot.ts',
  ])('the core never names a module: %s', (specifier) => {
    for (const area of ['flow', 'actions', 'content']) {
      expect(messages(`teotihuacan/src/${area}/one.ts`, specifier), area).toHaveLength(1)
    }
  })

  test('a name that merely contains a module id is no module', () => {
    expect(messages('teotihuacan/src/flow/one.ts', './consolation.ts')).toEqual([])
    expect(messages('teotihuacan/src/flow/one.ts', './eclipse.ts')).toEqual([])
  })
})

describe('room and engines', () => {
  test('a room knows no game, its tests do', () => {
    expect(messages('room/src/room.ts', '@tollan/kernel')).toEqual([])
    for (const specifier of ['@tollan/teotihuacan', '@tollan/engines', 'node:fs']) expect(messages('room/src/room.ts', specifier), specifier).toHaveLength(1)
    expect(messages('room/src/testing.ts', '@tollan/teotihuacan')).toHaveLength(1)
    expect(messages('room/src/room.ts', './testing.ts')).toHaveLength(1)
    expect(messages('room/src/room.test.ts', './testing.ts')).toEqual([])
    expect(messages('room/src/room.test.ts', '@tollan/teotihuacan')).toEqual([])
    expect(messages('room/src/room.test.ts', '@tollan/web')).toHaveLength(1)
  })

  test('engines know the games and nothing that plays them', () => {
    for (const specifier of ['@tollan/kernel', '@tollan/teotihuacan/definition', '@tollan/tawantinsuyu']) expect(messages('engines/src/index.ts', specifier), specifier).toEqual([])
    for (const specifier of ['@tollan/room', '@tollan/web', 'node:fs']) expect(messages('engines/src/index.ts', specifier), specifier).toHaveLength(1)
  })

  test.each(['kernel', 'teotihuacan'])('%s knows neither', (pkg) => {
    for (const specifier of ['@tollan/room', '@tollan/engines']) expect(messages(`${pkg}/src/one.ts`, specifier), specifier).toHaveLength(1)
  })

  test.each(['server', 'web', 'cli'])('%s imports both', (pkg) => {
    for (const specifier of ['@tollan/room', '@tollan/room/testing', '@tollan/engines']) expect(messages(`${pkg}/src/main.ts`, specifier), specifier).toEqual([])
  })
})

describe('applications', () => {
  test.each(['cli', 'ai', 'server'])('%s imports kernel, games and npm packages', (pkg) => {
    for (const specifier of ['@tollan/kernel', '@tollan/teotihuacan', '@tollan/tawantinsuyu', 'node:fs', 'fastify']) {
      expect(messages(`${pkg}/src/main.ts`, specifier), specifier).toEqual([])
    }
  })

  test.each(['cli', 'ai', 'server', 'web'])('%s may not reach into a package', (pkg) => {
    expect(messages(`${pkg}/src/main.ts`, '@tollan/teotihuacan/src/state.ts')).toHaveLength(1)
    expect(messages(`${pkg}/src/main.ts`, '../../teotihuacan/src/state.ts')).toHaveLength(1)
  })

  test('in the web application only its own folder names a game', () => {
    expect(messages('web/src/games/teotihuacan/words.ts', '@tollan/teotihuacan')).toEqual([])
    expect(messages('web/src/games/tawantinsuyu/words.ts', '@tollan/teotihuacan')).toHaveLength(1)
    expect(messages('web/src/shell/Home.svelte', '@tollan/teotihuacan')).toHaveLength(1)
    expect(messages('web/src/shell/Home.svelte', '../games/teotihuacan/look.ts')).toHaveLength(1)
    expect(messages('web/src/shell/looks.ts', '../games/teotihuacan/look.ts')).toEqual([])
    expect(messages('web/src/engine/session.ts', '../games/teotihuacan/look.ts')).toHaveLength(1)
    expect(messages('web/src/games/teotihuacan/look.ts', '../tawantinsuyu/look.ts')).toHaveLength(1)
    expect(messages('web/src/games/teotihuacan/look.ts', '../../shell/look.ts')).toEqual([])
  })

  test('ai knows neither server nor protocol', () => {
    expect(messages('ai/src/index.ts', '@tollan/server')).toHaveLength(1)
    expect(messages('ai/src/index.ts', '@tollan/protocol')).toHaveLength(1)
  })

  test('a package without a layer is reported once', () => {
    const file = (name: string): SourceFile => ({ path: `packages/extra/src/${name}`, text: '' })
    expect(findViolations([file('a.ts'), file('b.ts')])).toHaveLength(1)
  })
})

describe('reading imports', () => {
  test.each([
    `import type { X } from 'valibot'`,
    `import 'valibot'`,
    `import * as v from "valibot"`,
    `import {\n  a,\n  b,\n} from 'valibot'`,
    `export * from 'valibot'`,
    `export type { X } from 'valibot'`,
    `const v = await import('valibot')`,
    `type X = import('valibot').X`,
  ])('%s', (text) => expect(messagesOf('kernel/src/stack.ts', text)).toHaveLength(1))

  test('comments and strings are no imports', () => {
    expect(messagesOf('kernel/src/stack.ts', `// import 'valibot'\nconst a = "import 'valibot'"\n`)).toEqual([])
  })

  test('the line of the import is given', () => {
    const [first] = findViolations([{ path: 'packages/kernel/src/a.ts', text: `import './b.ts'\nimport 'valibot'\n` }])
    expect(first).toEqual({ path: 'packages/kernel/src/a.ts', line: 2, message: 'kernel may not import "valibot"' })
  })
})
