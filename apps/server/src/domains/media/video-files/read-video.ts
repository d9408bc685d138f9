import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { VideoType } from '@web2/contract/media'
import { fileBytes } from './file-bytes.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'
import type { VideoFacts } from './video-facts.ts'
import { VideoRefusal } from './video-refusal.ts'

/** A checked video in a file that its owner may move. */
export interface Video extends Pick<VideoFacts, 'type' | 'width' | 'height' | 'lengthMs'> {
  readonly path: string
  readonly size: number
  readonly sha256: string
}

export type ReadVideo =
  { readonly ok: true; readonly video: Video } | { readonly ok: false; readonly msg: string }

/** Bytes needed to recognize a video. */
export const videoHeadBytes = 40

/** Returns the type of a video by the first bytes, regardless of the name, or undefined for anything else. */
export const sniffVideo = (head: Uint8Array): VideoType | undefined => {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, videoHeadBytes))
  if (start.toString('hex', 0, 4) === '1a45dfa3') return 'video/webm'
  const isBoxed = start.toString('latin1', 4, 8) === 'ftyp'
  // images with the same boxes name their brand first or among the compatible ones
  return isBoxed && !/avi[fs]|hei[cfsx]|mif1/.test(start.toString('latin1', 8, 40)) ? 'video/mp4' : undefined
}

const zeros = Buffer.alloc(64 * 1024)

/** Empties the parts of a file that no player needs. */
const blank = async (file: FileHandle, { patches, blanks }: VideoFacts): Promise<void> => {
  for (const { at, length } of blanks)
    for (let done = 0; done < length; done += zeros.length)
      await file.write(zeros, 0, Math.min(zeros.length, length - done), at + done)
  for (const { at, bytes } of patches) await file.write(bytes, 0, bytes.length, at)
  await file.datasync()
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Checks an uploaded file by its content, and empties its notes: place, camera, attached files. Reads only headers
 * and the index into memory. Rejected files come with a message for the user.
 */
export const readVideo = async (path: string, type: VideoType): Promise<ReadVideo> => {
  const file = await open(path, 'r+')
  try {
    const bytes = await fileBytes(file)
    const facts = type === 'video/mp4' ? await readMp4(bytes) : await readWebm(bytes)
    await blank(file, facts)
    const { width, height, lengthMs } = facts
    const sha256 = await hashOf(path)
    return { ok: true, video: { path, type, width, height, lengthMs, size: bytes.size, sha256 } }
  } catch (error) {
    if (error instanceof VideoRefusal) return { ok: false, msg: error.message }
    throw error
  } finally {
    await file.close()
  }
}
