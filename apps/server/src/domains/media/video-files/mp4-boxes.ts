import { damagedVideo } from './video-refusal.ts'

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2) within a buffer. */
export interface Box {
  readonly type: string
  /** Offset of its header. */
  readonly at: number
  /** Offsets of its content. */
  readonly from: number
  readonly to: number
}

const smallest = 8

/** Reads the header of a box. `room` is the number of bytes up to the end of what contains it. */
export const boxHeader = (
  bytes: Buffer,
  room: number,
): { readonly type: string; readonly header: number; readonly size: number } | undefined => {
  if (bytes.length < smallest || room < smallest) return undefined
  const type = bytes.toString('latin1', 4, 8)
  const short = bytes.readUInt32BE(0)
  if (short === 0) return { type, header: 8, size: room }
  if (short !== 1) return short < smallest ? undefined : { type, header: 8, size: short }
  if (bytes.length < 16) return undefined
  const long = bytes.readBigUInt64BE(8)
  // larger numbers are no offsets of a file
  const size = long > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(long)
  return size < 16 ? undefined : { type, header: 16, size }
}

/** Returns the boxes between two offsets. Throws if they don't fill the space. */
export const boxesIn = (bytes: Buffer, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    // QuickTime ends lists with four zero bytes
    if (to - at === 4 && bytes.readUInt32BE(at) === 0) break
    const head = boxHeader(bytes.subarray(at, Math.min(at + 16, to)), to - at)
    if (!head || at + head.size > to) throw damagedVideo()
    boxes.push({ type: head.type, at, from: at + head.header, to: at + head.size })
    at += head.size
  }
  return boxes
}

/** Returns the first box of a path of types, each within the one before. */
export const boxAt = (
  bytes: Buffer,
  within: Pick<Box, 'from' | 'to'>,
  ...path: string[]
): Box | undefined => {
  let found: Pick<Box, 'from' | 'to'> & Partial<Box> = within
  for (const type of path) {
    const next = boxesIn(bytes, found.from, found.to).find((box) => box.type === type)
    if (!next) return undefined
    found = next
  }
  return found as Box
}
