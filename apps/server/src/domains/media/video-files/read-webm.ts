import { elementAt, readFloat, readUnsigned, voidHeader, type Element } from './ebml.ts'
import type { FileBytes } from './file-bytes.ts'
import type { ByteRange, Patch, VideoFacts } from './video-facts.ts'
import { damagedVideo, incompleteVideo, VideoRefusal } from './video-refusal.ts'
import { childrenOf, readWebmTracks, textOf, valueOf } from './webm-tracks.ts'

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  empty: 0xec,
}

/** Elements of a segment; any other is not part of WebM. */
const inSegment = new Set([
  ...[ids.info, ids.tracks, ids.cluster, ids.tags, ids.attachments, ids.empty],
  // seek head, cues, chapters, checksum
  ...[0x114d9b74, 0x1c53bb6b, 0x1043a770, 0xbf],
])

/** Elements of a cluster: timestamp, blocks, position, previous size, empty, checksum. */
const inCluster = new Set([ids.timestamp, ids.simpleBlock, 0xa0, 0xa7, 0xab, ids.empty, 0xbf])

/** Elements of a video, more than 100 MB hold. */
const mostElements = 1_000_000

/** Unwanted contents: notes and places, attached files, and what a writer left in a gap. */
const idle = new Set([ids.tags, ids.attachments, ids.empty])

interface Facts {
  /** Nanoseconds of a time unit. */
  scale: number
  /** In time units. */
  duration: number | undefined
  /** Time of the last block known. */
  last: number
  picture: { readonly width: number; readonly height: number } | undefined
  hasCluster: boolean
  readonly patches: Patch[]
  readonly blanks: ByteRange[]
}

const readInfo = async (file: FileBytes, info: Element, facts: Facts): Promise<void> => {
  for await (const child of childrenOf(file, info)) {
    if (child.id === ids.timeScale) facts.scale = readUnsigned(await valueOf(file, child)) || facts.scale
    if (child.id === ids.duration) facts.duration = readFloat(await valueOf(file, child))
  }
}

/** Returns a function that throws once it was called more often than a sound file needs. */
const counter = () => {
  let count = 0
  return () => {
    if ((count += 1) > mostElements) throw damagedVideo()
  }
}

/**
 * Reads the times of a cluster. Returns its end: that of its content, or, if the writer did not know it, the first
 * element of another kind.
 */
const readCluster = async (
  file: FileBytes,
  cluster: Element,
  { facts, end, count }: { readonly facts: Facts; readonly end: number; readonly count: () => void },
): Promise<number> => {
  const isOpen = cluster.size === undefined
  const to = cluster.size === undefined ? end : cluster.from + cluster.size
  if (to > end) throw incompleteVideo()
  let time = 0
  for (let at = cluster.from; at < to;) {
    count()
    const child = await elementAt(file, at)
    if (child && isOpen && !inCluster.has(child.id) && inSegment.has(child.id)) return at
    if (!child) throw incompleteVideo()
    if (child.size === undefined || !inCluster.has(child.id)) throw damagedVideo()
    if (child.from + child.size > to) throw incompleteVideo()
    if (child.id === ids.timestamp) {
      time = readUnsigned(await valueOf(file, { ...child, size: child.size })) ?? 0
      facts.last = Math.max(facts.last, time)
      // the length is in the header, so that no block needs to be read
      if (!isOpen && facts.duration !== undefined) return to
    } else if (child.id === ids.simpleBlock && child.size >= 4) {
      const block = await file.at(child.from, 11)
      facts.last = Math.max(facts.last, time + block.readInt16BE(Math.clz32(block[0]!) - 23))
    }
    at = child.from + child.size
  }
  return to
}

const readSegment = async (file: FileBytes, segment: Element, facts: Facts): Promise<void> => {
  const end = segment.size === undefined ? file.size : segment.from + segment.size
  if (end > file.size) throw incompleteVideo()
  if (end < file.size) throw damagedVideo()
  const count = counter()
  for (let at = segment.from; at < end;) {
    count()
    const element = await elementAt(file, at)
    if (!element) throw incompleteVideo()
    if (!inSegment.has(element.id)) throw damagedVideo()
    if (element.id === ids.cluster) {
      facts.hasCluster = true
      at = await readCluster(file, element, { facts, end, count })
      continue
    }
    if (element.size === undefined) throw damagedVideo()
    if (element.from + element.size > end) throw incompleteVideo()
    if (element.id === ids.info) await readInfo(file, element, facts)
    if (element.id === ids.tracks) facts.picture ??= await readWebmTracks(file, element)
    if (idle.has(element.id)) {
      const header = element.from - element.at
      facts.patches.push({ at: element.at, bytes: voidHeader(header, element.size) })
      facts.blanks.push({ at: element.from, length: element.size })
    }
    at = element.from + element.size
  }
}

/**
 * Checks a WebM file by its elements. Throws a VideoRefusal unless it is complete and in formats that browsers play.
 */
export const readWebm = async (file: FileBytes): Promise<VideoFacts> => {
  const header = await elementAt(file, 0)
  if (header?.id !== ids.header || header.size === undefined) throw damagedVideo()
  if (header.from + header.size > file.size) throw incompleteVideo()
  let docType = ''
  for await (const child of childrenOf(file, header))
    if (child.id === ids.docType) docType = await textOf(file, child)
  if (docType !== 'webm')
    throw new VideoRefusal('This is a Matroska video (MKV). Export it as WebM or MP4 and upload that.')
  const segment = await elementAt(file, header.from + header.size)
  if (!segment) throw incompleteVideo()
  if (segment.id !== ids.segment) throw damagedVideo()
  const facts: Facts = {
    scale: 1_000_000,
    duration: undefined,
    last: 0,
    picture: undefined,
    hasCluster: false,
    patches: [],
    blanks: [],
  }
  await readSegment(file, segment, facts)
  if (!facts.picture || !facts.hasCluster) throw incompleteVideo()
  const lengthMs = Math.round(((facts.duration || facts.last) * facts.scale) / 1_000_000)
  if (!(lengthMs >= 0 && lengthMs < 2 ** 31)) throw damagedVideo()
  const { patches, blanks } = facts
  // a recording of one picture has no later block
  return { type: 'video/webm', ...facts.picture, lengthMs: Math.max(1, lengthMs), patches, blanks }
}
