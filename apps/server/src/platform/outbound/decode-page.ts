import { TextDecoder } from 'node:util'

/** Bytes in which a page declares its encoding (HTML standard, section 4.2.5.4). */
const declaredWithin = 1_024

const decoderOf = (name: string | undefined): TextDecoder | undefined => {
  if (name === undefined) return undefined
  try {
    return new TextDecoder(name)
  } catch (error) {
    // no encoding of this name; another place may name a valid one
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Decodes a page in the encoding of its byte order mark, its content type or its `<meta>`; UTF-8 by default. */
export const decodePage = (body: Buffer, contentType: string): string => {
  const mark = body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined
  const sent = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  const head = body.subarray(0, declaredWithin).toString('latin1')
  const declared = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]
  const decoder = decoderOf(mark) ?? decoderOf(sent) ?? decoderOf(declared) ?? new TextDecoder()
  return decoder.decode(body)
}
