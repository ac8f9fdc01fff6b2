#!/usr/bin/env node
import './require-node.ts'
import { enableCompileCache } from 'node:module'

enableCompileCache() // TypeScript read once starts five times faster the next time
if (['bench', 'sim', 'match', 'ladder', 'train', 'puzzles', 'reliability'].includes(process.argv[2] ?? '')) await (await import('./one-file.ts')).playFromOneFile()
const { dispatch } = await import('./dispatch.ts')

// A reader that stops early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await dispatch(process.argv.slice(2))
