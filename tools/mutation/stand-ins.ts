// Puts other texts in the place of sources, for the modules this thread loads from now on, and our runner in the place of `vitest`.
import { enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

export function standIn(texts: ReadonlyMap<string, string>): void {
  const runner = new URL('./vitest.ts', import.meta.url).href
  const sources = new Map([...texts].map(([file, text]) => [pathToFileURL(file).href, text]))
  enableCompileCache()
  registerHooks({
    resolve: (name, context, next) => (name === 'vitest' && context.parentURL !== runner ? { url: runner, shortCircuit: true } : next(name, context)),
    load(url, context, next) {
      const source = sources.get(url)
      return source === undefined ? next(url, context) : { format: 'module-typescript', shortCircuit: true, source }
    },
  })
}
