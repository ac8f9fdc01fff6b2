// A sheet as part of an address: small enough to be sent, read by whoever opens it.
import type { Correction } from '@tollan/kernel'

/** What a link carries; whether it fits only the engine says. */
export interface LinkedSheet {
  readonly name: string
  readonly corrections: readonly Correction[]
  readonly confirmed: readonly string[]
}

const MOST_BYTES = 400_000

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> => {
  const read = new Response(new Blob([bytes]).stream().pipeThrough(stream))
  return new Uint8Array(await read.arrayBuffer())
}

export async function sheetInLink({ name, corrections, confirmed }: LinkedSheet): Promise<string> {
  const text = JSON.stringify([name, corrections.map(({ table, path, from, to }) => [table, path, from, to]), confirmed])
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Null where a link is incomplete or none of ours. */
export async function sheetFromLink(link: string): Promise<LinkedSheet | null> {
  try {
    const packed = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    if (bytes.length > MOST_BYTES) return null
    const [name, corrections, confirmed] = JSON.parse(new TextDecoder().decode(bytes)) as readonly unknown[]
    if (!isText(name) || !Array.isArray(corrections) || !Array.isArray(confirmed) || !confirmed.every(isText)) return null
    return { name, confirmed, corrections: (corrections as readonly (readonly unknown[])[]).map(([table, path, from, to]) => ({ table: String(table), path: String(path), from, to })) }
  } catch {
    return null
  }
}
