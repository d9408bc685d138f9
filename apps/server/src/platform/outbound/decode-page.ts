import { charsetOf, decodeText } from '../text/decode-text.ts'

/** Bytes in which a page declares its encoding (HTML standard, section 4.2.5.4). */
const declaredWithin = 1_024

/** Decodes a page in the encoding of its byte order mark, its content type or its `<meta>`; UTF-8 by default. */
export const decodePage = (body: Buffer, contentType: string): string => {
  const head = body.subarray(0, declaredWithin).toString('latin1')
  const declared = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]
  return decodeText(body, [charsetOf(contentType), declared])
}
