import type { ByteSpan } from '../files/byte-span.ts'

const single = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a Range header for a file (RFC 9110, section 14). Returns undefined if the whole file is to be sent, as for
 * several ranges or a file that has changed since, and 'outside' if nothing of the range exists.
 */
export const wantedSpan = (
  headers: { readonly range?: string | undefined; readonly 'if-range'?: string | string[] | undefined },
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteSpan | 'outside' | undefined => {
  const [, first = '', last = ''] = single.exec(headers.range?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const known = headers['if-range']
  if (known !== undefined && known !== etag) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'outside' : { from, to }
}

/** Returns the headers of a response with a part of a file. */
export const spanHeaders = ({ from, to }: ByteSpan, size: number) => ({
  'Content-Range': `bytes ${from}-${to}/${size}`,
  'Content-Length': String(to - from + 1),
})
