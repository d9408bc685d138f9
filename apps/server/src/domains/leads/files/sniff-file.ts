import { isUtf8 } from 'node:buffer'

const signatures: readonly (readonly [type: string, at: number, hex: string])[] = [
  ['application/pdf', 0, '255044462d'],
  ['image/png', 0, '89504e470d0a1a0a'],
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/gif', 0, '47494638'],
  ['image/webp', 8, '57454250'],
  ['image/bmp', 0, '424d'],
  ['image/tiff', 0, '49492a00'],
  ['image/tiff', 0, '4d4d002a'],
  ['image/avif', 4, '6674797061766966'],
  ['image/heic', 4, '6674797068656963'],
  ['image/heic', 4, '667479706d696631'],
  ['image/heic', 4, '667479706d736631'],
  ...['heix', 'heim', 'heis', 'hevc', 'hevx'].map(
    (brand) => ['image/heic', 4, Buffer.from(`ftyp${brand}`).toString('hex')] as const,
  ),
  ['image/avif', 4, '6674797061766973'],
  ['audio/mp4', 4, '667479704d344120'],
  ['video/quicktime', 4, '6674797071742020'],
  ['video/mp4', 4, '66747970'],
  ['video/webm', 0, '1a45dfa3'],
  ['audio/mpeg', 0, '494433'],
  ['audio/ogg', 0, '4f676753'],
  ['audio/wav', 8, '57415645'],
  ['application/vnd.rar', 0, '526172211a07'],
  ['application/x-7z-compressed', 0, '377abcaf271c'],
  ['application/gzip', 0, '1f8b'],
  // Word, Excel and PowerPoint before 2007
  ['application/x-cfb', 0, 'd0cf11e0a1b11ae1'],
  ['application/rtf', 0, '7b5c727466'],
  ['application/x-executable', 0, '4d5a'],
  ['application/x-executable', 0, '7f454c46'],
  ['application/x-executable', 0, 'cffaedfe'],
  ['application/x-executable', 0, 'cafebabe'],
  ['application/x-executable', 0, '2321'],
]

/** Types of documents that are zip files, by a name within. */
const zipped: readonly (readonly [type: string, name: string])[] = [
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'ppt/'],
  ['application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'application/vnd.oasis.opendocument.spreadsheet'],
]

const zipType = (bytes: Buffer): string =>
  zipped.find(([, name]) => bytes.includes(name, 0, 'latin1'))?.[0] ?? 'application/zip'

/** All types that a content can be recognized as. */
export const sniffedTypes: ReadonlySet<string> = new Set([
  ...[...signatures, ...zipped].map(([type]) => type),
  ...['application/zip', 'application/octet-stream', 'image/svg+xml', 'text/html', 'text/plain'],
])

/**
 * Returns a text after the XML declaration and the comments that it begins with. No expression does this, because one
 * that crosses comments needs exponential time for many of them.
 */
const withoutProlog = (text: string): string => {
  let rest = text.trimStart()
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '?>' : undefined
    const at = end === undefined ? -1 : rest.indexOf(end)
    if (end === undefined || at < 0) return rest
    rest = rest.slice(at + end.length).trimStart()
  }
}

/** Returns the media type that the content of a file has, whatever its name and sender say. */
export const sniffFile = (bytes: Buffer): string => {
  if (bytes.subarray(0, 4).toString('hex') === '504b0304') return zipType(bytes)
  const found = signatures.find(
    ([, at, hex]) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex,
  )
  if (found) return found[0]
  if (!isUtf8(bytes) || bytes.includes(0)) return 'application/octet-stream'
  const start = withoutProlog(bytes.subarray(0, 1_000).toString('utf8').toLowerCase())
  if (/^<(?:!doctype\s+)?svg\b/.test(start)) return 'image/svg+xml'
  return /^<(?:!doctype html|html|script|head|body)\b/.test(start) ? 'text/html' : 'text/plain'
}
