import { elementAt, readUnsigned, type Element } from './ebml.ts'
import type { FileBytes } from './file-bytes.ts'
import { damagedVideo, VideoRefusal } from './video-refusal.ts'

const ids = {
  entry: 0xae,
  type: 0x83,
  codec: 0x86,
  encodings: 0x6d80,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  displayUnit: 0x54b2,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
}

const played = new Set(['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'])

const largestSide = 16_384

/** Children read of one element, more than any writer adds. */
const mostChildren = 10_000

/** Yields the elements within one of known size. Throws if they don't fill it. */
export async function* childrenOf(
  file: FileBytes,
  parent: Element,
): AsyncGenerator<Element & { size: number }> {
  const end = parent.from + (parent.size ?? 0)
  let count = 0
  for (let at = parent.from; at < end;) {
    const child = await elementAt(file, at)
    if (child?.size === undefined || child.from + child.size > end || (count += 1) > mostChildren)
      throw damagedVideo()
    yield { ...child, size: child.size }
    at = child.from + child.size
  }
}

const largestValue = 4_096

/** Returns the content of a small element. */
export const valueOf = async (
  file: FileBytes,
  { from, size }: { from: number; size: number },
): Promise<Buffer> => {
  if (size > largestValue) throw damagedVideo()
  return Buffer.from(await file.at(from, size))
}

export const textOf = async (file: FileBytes, element: { from: number; size: number }): Promise<string> =>
  (await valueOf(file, element)).toString('latin1').replace(/\0+$/, '')

const notForBrowsers = () =>
  new VideoRefusal(
    'Not all browsers play the format of this video. Export it as WebM with VP9 or as MP4 with H.264.',
  )

const sizeOf = async (file: FileBytes, video: Element) => {
  const found = new Map<number, number>()
  for await (const child of childrenOf(file, video))
    found.set(child.id, readUnsigned(await valueOf(file, child)) ?? 0)
  const inPixels = (found.get(ids.displayUnit) ?? 0) === 0
  const width = (inPixels && found.get(ids.displayWidth)) || found.get(ids.pixelWidth) || 0
  const height = (inPixels && found.get(ids.displayHeight)) || found.get(ids.pixelHeight) || 0
  if (width < 1 || height < 1 || Math.max(width, height) > largestSide) throw damagedVideo()
  return { width, height }
}

/** Checks the tracks: formats that browsers play. Returns the displayed size of the pictures. */
export const readWebmTracks = async (
  file: FileBytes,
  tracks: Element,
): Promise<{ readonly width: number; readonly height: number }> => {
  let picture: { readonly width: number; readonly height: number } | undefined
  for await (const entry of childrenOf(file, tracks)) {
    if (entry.id !== ids.entry) continue
    let [kind, codec]: [number | undefined, string] = [undefined, '']
    let video: Element | undefined
    for await (const child of childrenOf(file, entry)) {
      if (child.id === ids.type) kind = readUnsigned(await valueOf(file, child))
      else if (child.id === ids.codec) codec = await textOf(file, child)
      else if (child.id === ids.video) video = child
      else if (child.id === ids.encodings) throw notForBrowsers()
    }
    if (kind !== 1 && kind !== 2) continue
    if (!played.has(codec)) throw notForBrowsers()
    if (kind === 1) {
      if (!video) throw damagedVideo()
      picture ??= await sizeOf(file, video)
    }
  }
  if (!picture) throw new VideoRefusal('This file contains sound only. Upload a video.')
  return picture
}
