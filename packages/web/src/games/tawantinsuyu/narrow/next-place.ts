// Where the hill of a phone looks when something else is asked: at what the question is about, at the Worker that acts, or at the whole.
/** What lies beside the hill, by the question about it. */
const zones = {
  building: 'market', 'exchange-first': 'buildings', 'exchange-second': 'buildings', 'produce-action': 'own-pieces', 'produce-too': 'own-pieces', renew: 'own-pieces', 'renew-action': 'own-pieces', 'renew-too': 'own-pieces',
  statue: 'statues', worship: 'own-statues', 'worship-too': 'own-statues', 'god-card': 'offer', conquest: 'regions', conquer: 'regions', 'play-army': 'army', 'keep-army-card': 'army', 'soldier-kept': 'army',
  nomad: 'nomads', 'casualty-nomad': 'nomads', casualty: 'village', 'free-weaving': 'weavings', 'buy-weavings': 'weavings', 'leftover-weaving': 'weavings', 'weaving-under': 'weavings',
  dismiss: 'workers', 'feast-card': 'hand',
} as const
export type HillZone = (typeof zones)[keyof typeof zones]

const PREFIX = 'zone/'

export const zoneAt = (place: string | null): HillZone | null => (place?.startsWith(PREFIX) === true ? (place.slice(PREFIX.length) as HillZone) : null)

/** About the whole hill: workers, sections, High Priests. */
const ALL_ROUND = ['turn', 'high-priest', 'move-priest', 'second-side-action']

export interface Looking {
  /** The kind of the question; none while nobody can answer. */
  readonly kind: string | undefined
  /** Sections in which something can be chosen. */
  readonly sections: readonly string[]
  /** The section of the Worker that was placed. */
  readonly at: string | null
  /** What is open now. */
  readonly place: string | null
}

export function nextPlace({ kind, sections, at, place }: Looking): string | null {
  if (kind === undefined) return place
  const zone = Object.hasOwn(zones, kind) ? zones[kind as keyof typeof zones] : undefined
  if (zone !== undefined) return `${PREFIX}${zone}`
  if (ALL_ROUND.includes(kind)) return null
  if (kind === 'space') return zoneAt(place) === null ? place : null
  if (kind === 'steps') return sections.length === 1 ? (sections[0] ?? null) : null
  return at
}
