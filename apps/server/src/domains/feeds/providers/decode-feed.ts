import { TextDecoder } from 'node:util'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

const unpackers: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Decompresses the body; throws if it is damaged or too large. */
const unpacked = (body: Buffer, encoding: string, maxBytes: number): Buffer => {
  const unpack = unpackers[encoding.trim().toLowerCase()]
  return unpack ? unpack(body, { maxOutputLength: maxBytes }) : body
}

const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i
const decoderOf = (name: string | undefined): TextDecoder | undefined => {
  if (name === undefined) return undefined
  try {
    return new TextDecoder(name)
  } catch (error) {
    // unknown encoding; another source may name a valid one
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Decodes a response in the encoding named by its header, byte order mark or XML declaration; UTF-8 by
 * default.
 */
export const feedText = (
  { body, headers }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
  maxBytes: number,
): string => {
  const bytes = unpacked(body, headers['content-encoding'] ?? '', maxBytes)
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  const named = /charset\s*=\s*"?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const inside = declared.exec(bytes.subarray(0, 200).toString('latin1').trimStart())?.[1]
  const decoder = decoderOf(mark) ?? decoderOf(named) ?? decoderOf(inside) ?? new TextDecoder()
  return decoder.decode(bytes)
}
