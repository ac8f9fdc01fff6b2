// How discovery tiles are called.

/** "płytka Odkryć „4 kakao”": which stack the tile belongs to, and what is on it. */
export function discovery(id: string, name: string): string {
  const kind = id.startsWith('gd-') ? 'płytka Wielkich Odkryć' : id.startsWith('mask-special') ? 'płytka' : 'płytka Odkryć'
  return `${kind} „${name}”`
}
