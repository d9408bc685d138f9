import { boxAt, boxesIn, type Box } from './mp4-boxes.ts'
import type { ByteRange } from './video-facts.ts'
import { damagedVideo, incompleteVideo, VideoRefusal } from './video-refusal.ts'

/** Displayed size of the first track with pictures. */
export interface PictureTrack {
  readonly width: number
  readonly height: number
}

const notForBrowsers = () =>
  new VideoRefusal(
    'Not all browsers play the format of this video. Export it as MP4 with H.264 video and AAC audio.',
  )

const needed = (box: Box | undefined): Box => {
  if (!box) throw damagedVideo()
  return box
}

/** Decoder types that an `esds` box names for AAC: MPEG-4 and the three profiles of MPEG-2. */
const aac = new Set([0x40, 0x66, 0x67, 0x68])

/** Returns whether an audio entry is AAC, by the object type of its decoder (ISO/IEC 14496-1, 7.2.6.6). */
const isAac = (bytes: Buffer, entry: Box): boolean => {
  const found = bytes.subarray(entry.from, entry.to).indexOf('esds', 0, 'latin1')
  if (found < 0) return false
  // after type, version and flags come descriptors, each of a tag, a length of up to four bytes, and content
  let at = entry.from + found + 8
  const descriptor = (tag: number): boolean => {
    if (at >= entry.to || bytes[at] !== tag) return false
    at += 1
    for (let count = 0; count < 3 && ((bytes[at] ?? 0) & 0x80) !== 0; count += 1) at += 1
    at += 1
    return true
  }
  if (!descriptor(3)) return false
  const flags = bytes[at + 2] ?? 0
  at += 3
  if (flags & 0x80) at += 2
  if (flags & 0x40) at += 1 + (bytes[at] ?? 0)
  if (flags & 0x20) at += 2
  return descriptor(4) && aac.has(bytes[at] ?? 0)
}

const within = (bytes: Buffer, box: Box, length: number): void => {
  if (box.to - box.from < length || box.from + length > bytes.length) throw damagedVideo()
}

/** Returns the entry of a sample description, of which a published video has one per track. */
const entriesOf = (bytes: Buffer, table: Box): readonly Box[] => {
  const stsd = needed(boxAt(bytes, table, 'stsd'))
  within(bytes, stsd, 8)
  return boxesIn(bytes, stsd.from + 8, stsd.to)
}

const largestSide = 16_384

/** Reads the displayed size, turned as the matrix of the track says. */
const sizeOf = (bytes: Buffer, track: Box): PictureTrack => {
  const tkhd = needed(boxAt(bytes, track, 'tkhd'))
  const isLong = bytes[tkhd.from] === 1
  const matrix = tkhd.from + (isLong ? 52 : 40)
  within(bytes, tkhd, (isLong ? 52 : 40) + 44)
  const [width, height] = [bytes.readUInt32BE(matrix + 36) >>> 16, bytes.readUInt32BE(matrix + 40) >>> 16]
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0
  if (width < 1 || height < 1 || Math.max(width, height) > largestSide) throw damagedVideo()
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Throws unless all chunks of a track begin within the media data, and as many bytes are there as it needs. */
const checkSamples = (bytes: Buffer, table: Box, data: readonly ByteRange[]): number => {
  const [short, long] = [boxAt(bytes, table, 'stco'), boxAt(bytes, table, 'co64')]
  const chunks = needed(short ?? long)
  const width = short ? 4 : 8
  within(bytes, chunks, 8)
  const count = bytes.readUInt32BE(chunks.from + 4)
  if (count === 0) throw damagedVideo()
  within(bytes, chunks, 8 + count * width)
  for (let index = 0, at = chunks.from + 8; index < count; index += 1, at += width) {
    const offset = short ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at))
    if (!data.some((range) => offset >= range.at && offset < range.at + range.length)) throw incompleteVideo()
  }
  const sizes = boxAt(bytes, table, 'stsz')
  if (!sizes) return 0
  within(bytes, sizes, 12)
  const [each, samples] = [bytes.readUInt32BE(sizes.from + 4), bytes.readUInt32BE(sizes.from + 8)]
  if (each > 0) return each * samples
  within(bytes, sizes, 12 + samples * 4)
  let sum = 0
  for (let index = 0, at = sizes.from + 12; index < samples; index += 1, at += 4)
    sum += bytes.readUInt32BE(at)
  return sum
}

/**
 * Checks the tracks of a `moov` box: H.264 and AAC, with all their samples in `data`. Returns the picture track.
 * Throws a VideoRefusal for anything else.
 */
export const readTracks = (bytes: Buffer, movie: Box, data: readonly ByteRange[]): PictureTrack => {
  let picture: PictureTrack | undefined
  let sampleBytes = 0
  for (const track of boxesIn(bytes, movie.from, movie.to).filter(({ type }) => type === 'trak')) {
    const handler = needed(boxAt(bytes, track, 'mdia', 'hdlr'))
    within(bytes, handler, 12)
    const kind = bytes.toString('latin1', handler.from + 8, handler.from + 12)
    if (kind !== 'vide' && kind !== 'soun') continue
    const table = needed(boxAt(bytes, track, 'mdia', 'minf', 'stbl'))
    const entries = entriesOf(bytes, table)
    const isPlayed = (entry: Box) =>
      kind === 'vide' ? ['avc1', 'avc3'].includes(entry.type) : entry.type === 'mp4a' && isAac(bytes, entry)
    if (entries.length === 0) throw damagedVideo()
    if (!entries.every(isPlayed)) throw notForBrowsers()
    sampleBytes += checkSamples(bytes, table, data)
    if (kind === 'vide') picture ??= sizeOf(bytes, track)
  }
  if (!picture) throw new VideoRefusal('This file contains sound only. Upload a video.')
  if (sampleBytes > data.reduce((sum, { length }) => sum + length, 0)) throw incompleteVideo()
  return picture
}
