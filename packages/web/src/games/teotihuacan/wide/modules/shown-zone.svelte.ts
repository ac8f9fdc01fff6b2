// The zone of the left column somebody opened by hand, in its tabs or from the ring.
let picked = $state<string | null>(null)

export const pickedZone = (): string | null => picked

/** null: whatever the question is about. */
export function showZone(id: string | null): void {
  picked = id
}
