// Who holds the screen. Between two people it is covered, so that nobody sees what only the next may see.
import type { Scene } from '../engine/protocol.ts'
import type { Settings } from './settings.svelte.ts'

/** Whether the screen must be passed before the scene may be shown; `holder` is null when nobody has said to hold it. */
export function mustPass(scene: Pick<Scene, 'viewer' | 'secret' | 'over'>, holder: number | null, people: readonly number[], wish: Settings['handOver']): boolean {
  if (people.length < 2 || scene.over || wish === 'never' || scene.viewer === holder || !people.includes(scene.viewer)) return false
  return wish === 'always' || scene.secret
}
