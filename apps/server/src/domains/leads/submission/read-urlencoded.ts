import { leadLimits } from '@web2/contract/leads'
import { cleanValue, decodeValue } from './decode-value.ts'
import { ownFields, SubmissionFault, type Submission } from './submission.ts'

const hexDigit = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

/** Decodes plus signs and percent escapes. Invalid escapes stay as they are, as in the URL standard. */
const unescaped = (bytes: Buffer): Buffer => {
  const target = Buffer.allocUnsafe(bytes.length)
  let size = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    const high = byte === 0x25 ? hexDigit(bytes[at + 1] ?? 0) : -1
    const low = high >= 0 ? hexDigit(bytes[at + 2] ?? 0) : -1
    if (low >= 0) {
      target[size++] = high * 16 + low
      at += 2
    } else {
      target[size++] = byte === 0x2b ? 0x20 : byte
    }
  }
  return target.subarray(0, size)
}

/** Returns the parts of a body between separators. Throws if they are too many. */
const split = (body: Buffer, separator: number): Buffer[] => {
  const parts: Buffer[] = []
  for (let from = 0; from <= body.length;) {
    const found = body.indexOf(separator, from)
    const to = found < 0 ? body.length : found
    if (to > from) parts.push(body.subarray(from, to))
    // own fields are not counted, and a few more do no harm
    if (parts.length > leadLimits.values + Object.keys(ownFields).length) throw new SubmissionFault('large')
    from = to + 1
  }
  return parts
}

const pairOf = (part: Buffer): readonly [Buffer, Buffer] => {
  const equals = part.indexOf(0x3d)
  return equals < 0 ? [part, Buffer.alloc(0)] : [part.subarray(0, equals), part.subarray(equals + 1)]
}

/** Reads a body of the type `application/x-www-form-urlencoded`. Throws a {@link SubmissionFault}. */
export const readUrlencoded = (body: Buffer, charset?: string): Submission => {
  const pairs = split(body, 0x26).map((part) => pairOf(part).map(unescaped) as [Buffer, Buffer])
  const named = pairs.find(([name]) => name.equals(Buffer.from(ownFields.charset)))?.[1].toString('latin1')
  const decoded = (bytes: Buffer) => cleanValue(decodeValue(bytes, named ?? charset))
  return { entries: pairs.map(([name, value]) => [decoded(name), decoded(value)]), files: [] }
}

/** Reads a body of the type `text/plain`: a line for each field. Throws a {@link SubmissionFault}. */
export const readPlainText = (body: Buffer, charset?: string): Submission => {
  const entries: [string, string][] = []
  for (const line of split(body, 0x0a)) {
    const [name, value] = pairOf(line)
    const decoded = (bytes: Buffer) => cleanValue(decodeValue(bytes, charset)).trimEnd()
    // values are not escaped, so a line without a name continues the one before
    const last = entries.at(-1)
    if (line.includes(0x3d) || !last) entries.push([decoded(name), decoded(value)])
    else last[1] = `${last[1]}\n${decoded(line)}`
  }
  return { entries, files: [] }
}
