/** A name for a saved game: short enough for an address, long enough not to meet another. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')
