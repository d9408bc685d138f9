import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { charsetOf, decodeText } from '../../../platform/text/decode-text.ts'

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

/**
 * Decodes a response in the encoding named by its header, byte order mark or XML declaration; UTF-8 by
 * default.
 */
export const feedText = (
  { body, headers }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
  maxBytes: number,
): string => {
  const bytes = unpacked(body, headers['content-encoding'] ?? '', maxBytes)
  const inside = declared.exec(bytes.subarray(0, 200).toString('latin1').trimStart())?.[1]
  return decodeText(bytes, [charsetOf(headers['content-type'] ?? ''), inside])
}
