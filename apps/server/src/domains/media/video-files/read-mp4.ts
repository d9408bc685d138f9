import type { FileBytes } from './file-bytes.ts'
import { boxAt, boxesIn, boxHeader, type Box } from './mp4-boxes.ts'
import { readTracks } from './mp4-tracks.ts'
import type { ByteRange, Patch, VideoFacts } from './video-facts.ts'
import { damagedVideo, incompleteVideo, VideoRefusal } from './video-refusal.ts'

/** Boxes that hold notes, places, cover images or nothing: no player needs them. */
const notes = new Set(['free', 'skip', 'uuid', 'udta', 'meta'])

/** Boxes at the top of a complete MP4 file. */
const known = new Set([...notes, 'ftyp', 'moov', 'mdat', 'wide', 'pdin', 'sidx'])

/** Boxes at the top of a file, more than any editor writes. */
const mostBoxes = 10_000

/** Bytes of the index of a video of many hours. */
const largestIndex = 16_000_000

const fragmented = () =>
  new VideoRefusal('This MP4 is split into parts for streaming. Export it as a regular MP4 and upload that.')

const quickTime = () =>
  new VideoRefusal('This is a QuickTime video (MOV). Export it as MP4 with H.264 video and AAC audio.')

interface TopBox extends ByteRange {
  readonly type: string
  /** Bytes of the header. */
  readonly header: number
}

/** Returns the boxes at the top, which must fill the file. */
const topBoxes = async (file: FileBytes): Promise<readonly TopBox[]> => {
  const boxes: TopBox[] = []
  for (let at = 0; at < file.size;) {
    const head = boxHeader(await file.at(at, 16), file.size - at)
    if (!head || boxes.length === mostBoxes) throw damagedVideo()
    const { type, header, size } = head
    if (type === 'moof' || type === 'styp') throw fragmented()
    if (!known.has(type)) throw damagedVideo()
    if (at + size > file.size) throw incompleteVideo()
    boxes.push({ type, at, length: size, header })
    at += size
  }
  return boxes
}

/** Turns a box into a free one of the same size with empty content. */
const freed = ({ at, length, header }: TopBox): { readonly patch: Patch; readonly blank: ByteRange } => ({
  patch: { at: at + 4, bytes: Buffer.from('free', 'latin1') },
  blank: { at: at + header, length: length - header },
})

const notesIn = (bytes: Buffer, box: Pick<Box, 'from' | 'to'>, offset: number): TopBox[] =>
  boxesIn(bytes, box.from, box.to)
    .filter(({ type }) => notes.has(type))
    .map(({ type, at, from, to }) => ({ type, at: offset + at, length: to - at, header: from - at }))

/** Returns the length in ms by the movie header (ISO/IEC 14496-12, section 8.2.2). */
const lengthOf = (bytes: Buffer, movie: Pick<Box, 'from' | 'to'>): number => {
  const header = boxAt(bytes, movie, 'mvhd')
  if (!header || header.to - header.from < 32) throw damagedVideo()
  const isLong = bytes[header.from] === 1
  const scale = bytes.readUInt32BE(header.from + (isLong ? 20 : 12))
  const units = isLong
    ? Number(bytes.readBigUInt64BE(header.from + 24))
    : bytes.readUInt32BE(header.from + 16)
  const length = Math.round((units / scale) * 1_000)
  if (!Number.isFinite(length) || length < 1 || length > 2 ** 31 - 1) throw damagedVideo()
  return length
}

/**
 * Checks an MP4 file by its boxes. Throws a VideoRefusal unless it is complete and has H.264 pictures and AAC
 * sound, if any.
 */
export const readMp4 = async (file: FileBytes): Promise<VideoFacts> => {
  const brand = (await file.at(8, 4)).toString('latin1')
  if (brand === 'qt  ') throw quickTime()
  const boxes = await topBoxes(file)
  const movies = boxes.filter(({ type }) => type === 'moov')
  const data = boxes
    .filter(({ type }) => type === 'mdat')
    .map(({ at, length, header }) => ({ at: at + header, length: length - header }))
  const [index] = movies
  // editors write the index last, so that a file cut off has none
  if (!index || data.length === 0) throw incompleteVideo()
  if (movies.length > 1 || index.length > largestIndex) throw damagedVideo()
  const bytes = Buffer.from(await file.at(index.at, index.length))
  const movie = { type: 'moov', at: 0, from: index.header, to: bytes.length }
  if (boxAt(bytes, movie, 'mvex')) throw fragmented()
  const lengthMs = lengthOf(bytes, movie)
  const picture = readTracks(bytes, movie, data)
  const tracks = boxesIn(bytes, movie.from, movie.to).filter(({ type }) => type === 'trak')
  const idle = [
    ...boxes.filter(({ type }) => notes.has(type)),
    ...notesIn(bytes, movie, index.at),
    ...tracks.flatMap((track) => notesIn(bytes, track, index.at)),
  ].map(freed)
  return {
    type: 'video/mp4',
    ...picture,
    lengthMs,
    patches: idle.map(({ patch }) => patch),
    blanks: idle.map(({ blank }) => blank),
  }
}
