import { rm } from 'node:fs/promises'
import { limits } from '@web2/contract/core'
import type { MediaAnswer, MediaFile, MediaUploaded } from '@web2/contract/media'
import { addPicture } from '../library/add-image.ts'
import { addVideo } from '../library/add-video.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { readVideo } from '../video-files/read-video.ts'
import { videoDrafts } from '../video-files/video-drafts.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import type { ReceivedVideo } from './receive-content.ts'
import { imageLimits, receiveFiles, type ReceivedFile } from './receive-files.ts'

const tooLarge = `This image is larger than ${limits.mediaFileBytes / 1e6} MB. Reduce its size and upload it again.`
const tooLong = `This video is larger than ${limits.videoFileBytes / 1e6} MB. Shorten it or export it at a lower quality, then upload it again.`

/** Returns the noun for files of these kinds. */
const nounOf = (uploaded: readonly MediaFile[]): string => {
  if (uploaded.every(({ isImage }) => isImage)) return 'image'
  return uploaded.some(({ isImage }) => isImage) ? 'file' : 'video'
}

const sentence = (uploaded: readonly MediaFile[], failed: MediaUploaded['failed']): string => {
  const [first] = failed
  if (!first) {
    const noun = nounOf(uploaded)
    const [initial = '', ...rest] = noun
    return uploaded.length === 1
      ? `${initial.toUpperCase()}${rest.join('')} uploaded`
      : `${uploaded.length} ${noun}s uploaded`
  }
  const others = failed.length - 1
  return `${first.file}: ${first.msg}${others === 0 ? '' : ` (and ${others} more)`}`
}

interface Owner {
  readonly accountId: string
  readonly userId: string
}

const addReceivedVideo = async (
  context: AppContext,
  owner: Owner,
  { video: { path: draft, type }, ...named }: { video: ReceivedVideo; path: string; name: string },
): Promise<MediaFile> => {
  try {
    const read = await readVideo(draft, type)
    if (!read.ok) throw new MediaRefusal(read.msg)
    return await addVideo(context, owner, { ...named, video: read.video })
  } finally {
    await rm(draft, { force: true })
  }
}

/** Stores every valid file of an upload. Returns the outcome of each. */
export const uploadFiles = async (
  context: AppContext,
  owner: Owner,
  upload: Upload,
  queryPath: string | undefined,
): Promise<MediaAnswer<MediaUploaded>> => {
  const uploaded: MediaFile[] = []
  const failed: { file: string; msg: string }[] = []
  const store = async (file: string, path: string, { bytes, video, isVideo }: ReceivedFile) => {
    if (video) return addReceivedVideo(context, owner, { video, path, name: file })
    if (!bytes) throw new MediaRefusal(isVideo ? tooLong : tooLarge)
    return addPicture(context, owner, { path, name: file, bytes })
  }
  const take = async (received: ReceivedFile, fields: ReadonlyMap<string, string>) => {
    const file = received.name || (received.isVideo ? 'video' : 'picture')
    try {
      uploaded.push(await store(file, queryPath ?? fields.get('path') ?? '/', received))
    } catch (error) {
      if (!(error instanceof MediaRefusal)) throw error
      failed.push({ file, msg: error.message })
    }
  }
  const videos = { folder: videoDrafts(context.config.dataDir) }
  await receiveFiles(upload, take, { ...imageLimits, videos, what: 'files' })
  if (uploaded.length + failed.length === 0)
    return {
      success: false,
      msg: 'The upload contained no file. Choose an image or a video and try again.',
      data: {},
    }
  return {
    success: failed.length === 0,
    msg: sentence(uploaded, failed),
    data: {
      files: uploaded.map(({ file }) => file),
      isImages: uploaded.map(({ isImage }) => isImage),
      messages: failed.map(({ file, msg }) => `${file}: ${msg}`),
      uploaded,
      failed,
    },
  }
}
