export type Decoded =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly detail: string }

/** Bytes inspected to detect a file's type; HTML requires its charset within the first 1,024. */
const sniffed = 4_096

const signatures: readonly [kind: string, start: string][] = [
  ['a PDF file', '%PDF-'],
  ['a ZIP archive', 'PK\u0003\u0004'],
  ['an image', '\u0089PNG'],
  ['an image', '\u00ff\u00d8\u00ff'],
  ['an image', 'GIF8'],
  ['a compressed file', '\u001f\u008b'],
]

const latin = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes.subarray(0, sniffed)) text += String.fromCharCode(byte)
  return text
}

const byMark = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
}

/** Detects UTF-16 without a byte order mark: in Western text every second byte is zero. */
const byZeros = (start: string): string | null => {
  const zerosAt = (odd: number) =>
    [...start].filter((char, at) => at % 2 === odd && char === '\0').length / (start.length / 2)
  if (start.length < 4) return null
  if (zerosAt(1) > 0.7 && zerosAt(0) < 0.1) return 'utf-16le'
  return zerosAt(0) > 0.7 && zerosAt(1) < 0.1 ? 'utf-16be' : null
}

/** Returns the encoding in an HTML meta element; UTF-16 there can only mean UTF-8. */
const byMeta = (start: string): string | null => {
  const named = /<meta[^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]?.toLowerCase()
  return named?.startsWith('utf-16') ? 'utf-8' : (named ?? null)
}

const decoderFor = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label)
  } catch (error) {
    // a file may name an unknown encoding; then it is read as if it named none
    if (error instanceof RangeError) return null
    throw error
  }
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Decodes a file by its byte order mark, else by the charset that HTML names, else as UTF-8 or, if invalid,
 * as Windows-1252, as browsers do for old pages. Refuses binary files and names their type.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const start = latin(bytes)
  const marked = byMark(bytes) ?? byZeros(start)
  const signature = signatures.find(([, mark]) => start.startsWith(mark))
  const isBinary = signature !== undefined || (marked === null && start.includes('\0'))
  if (isBinary) {
    const kind = signature?.[0] ?? 'a binary file'
    return { ok: false, detail: `The file looks like ${kind}, not text. Choose an HTML or JSON file.` }
  }
  const label = marked ?? byMeta(start) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  const decoder = decoderFor(label) ?? new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  return { ok: true, text: decoder.decode(bytes) }
}
