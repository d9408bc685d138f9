import { limits } from '@web2/contract/core'
import type { MediaAnswer, MediaFile, MediaUploaded } from '@web2/contract/media'
import { addPicture } from '../library/add-image.ts'
import { MediaRefusal } from '../library/media-path.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import { receiveFiles } from './receive-files.ts'

const tooLarge = `This image is larger than ${limits.mediaFileBytes / 1e6} MB. Reduce its size and upload it again.`

const sentence = (uploaded: number, failed: MediaUploaded['failed']): string => {
  const [first] = failed
  if (!first) return uploaded === 1 ? 'Image uploaded' : `${uploaded} images uploaded`
  const others = failed.length - 1
  return `${first.file}: ${first.msg}${others === 0 ? '' : ` (and ${others} more)`}`
}

/** Stores every valid file of an upload. Returns the outcome of each. */
export const uploadFiles = async (
  context: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  upload: Upload,
  queryPath: string | undefined,
): Promise<MediaAnswer<MediaUploaded>> => {
  const uploaded: MediaFile[] = []
  const failed: { file: string; msg: string }[] = []
  await receiveFiles(upload, async ({ name, bytes }, fields) => {
    const file = name === '' ? 'picture' : name
    if (!bytes) {
      failed.push({ file, msg: tooLarge })
      return
    }
    try {
      const path = queryPath ?? fields.get('path') ?? '/'
      uploaded.push(await addPicture(context, owner, { path, name: file, bytes }))
    } catch (error) {
      if (!(error instanceof MediaRefusal)) throw error
      failed.push({ file, msg: error.message })
    }
  })
  if (uploaded.length + failed.length === 0)
    return { success: false, msg: 'The upload contained no file. Choose an image and try again.', data: {} }
  return {
    success: failed.length === 0,
    msg: sentence(uploaded.length, failed),
    data: {
      files: uploaded.map(({ file }) => file),
      isImages: uploaded.map(() => true),
      messages: failed.map(({ file, msg }) => `${file}: ${msg}`),
      uploaded,
      failed,
    },
  }
}
