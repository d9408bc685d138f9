import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import type { VideoType } from '@web2/contract/media'
import { refused } from '../../../platform/errors.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { sniffVideo, videoHeadBytes } from '../video-files/read-video.ts'

/** A video on disk, which its receiver deletes or moves. */
export interface ReceivedVideo {
  readonly path: string
  readonly type: VideoType
}

/** Content of an uploaded file; without any, it exceeds the size limit of its kind. */
export interface ReceivedContent {
  readonly bytes?: Uint8Array
  readonly video?: ReceivedVideo
  readonly isVideo?: true
}

export interface ContentLimits {
  /** Bytes of a file that is kept in memory. */
  readonly fileSize: number
  /** Videos are written to this folder; without it, they are files as any other. */
  readonly videos?: { readonly folder: string }
}

/** Returns the first bytes of a stream, and all of it as a new stream. */
const peek = async (stream: BusboyFileStream): Promise<{ head: Buffer; whole: AsyncGenerator<Buffer> }> => {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  let size = 0
  while (size < videoHeadBytes) {
    const { done, value } = await chunks.next()
    if (done) break
    first.push(value)
    size += value.length
  }
  const whole = async function* () {
    yield* first
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { head: Buffer.concat(first), whole: whole() }
}

const diskFull = 'The server’s disk is full. Contact your administrator, then upload again.'

const writeVideo = async (
  stream: BusboyFileStream,
  whole: AsyncGenerator<Buffer>,
  { folder, type }: { readonly folder: string; readonly type: VideoType },
): Promise<ReceivedContent> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomBytes(12).toString('hex')}.draft`)
  try {
    await pipeline(Readable.from(whole), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    if (!stream.truncated) return { isVideo: true, video: { path, type } }
    await rm(path, { force: true })
    return { isVideo: true }
  } catch (error) {
    await rm(path, { force: true })
    throw isDiskFull(error) ? refused(diskFull) : error
  }
}

/** Reads an uploaded file: a video into a file of its own as it arrives, anything else into memory. */
export const receiveContent = async (
  stream: BusboyFileStream,
  { fileSize, videos }: ContentLimits,
): Promise<ReceivedContent> => {
  const { head, whole } = await peek(stream)
  const type = videos && sniffVideo(head)
  if (type) return writeVideo(stream, whole, { folder: videos.folder, type })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of whole) {
    size += chunk.length
    // the rest is read without being kept
    if (size <= fileSize) chunks.push(chunk)
    else chunks.length = 0
  }
  return stream.truncated || size > fileSize ? {} : { bytes: Buffer.concat(chunks) }
}
