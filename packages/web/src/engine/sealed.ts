// A game as the device keeps it: packed. Nobody who only looks through the storage reads a hidden card; whoever unpacks it does, since the device must be able to play on (docs/decisions/0013).
const through = (data: BlobPart, packing: GenericTransformStream): Response => new Response(new Blob([data]).stream().pipeThrough(packing as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>))

export const sealed = async (text: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await through(text, new CompressionStream('gzip')).arrayBuffer())

/** Games kept before there was packing are texts. */
export const unsealed = async (kept: string | Uint8Array<ArrayBuffer>): Promise<string> => (typeof kept === 'string' ? kept : through(kept, new DecompressionStream('gzip')).text())
