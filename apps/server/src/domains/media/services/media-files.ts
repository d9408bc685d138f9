import { MediaQuery, MediaRequest, MediaUploadQuery, type MediaAnswer } from '@web2/contract/media'
import { changePoster } from '../library/change-poster.ts'
import { fileUse, moveFiles, removeFiles, renameFile } from '../library/change-files.ts'
import { createFolder, moveFolder, removeFolder, renameFolder } from '../library/change-folders.ts'
import { listMedia } from '../library/list-media.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { badInput } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { uploadFiles } from './upload-files.ts'

type Caller = CallParams['caller']

/** Performs an action. Returns the data of its response. */
const act = async (
  context: ServiceContext,
  { accountId, userId }: Caller,
  request: MediaRequest,
): Promise<object> => {
  switch (request.action) {
    case 'files':
    case 'folders':
    case undefined:
      return listMedia(context.db, accountId, request)
    case 'folderCreate':
      return { path: await createFolder(context, { accountId, userId }, request) }
    case 'folderRename':
      return { path: await renameFolder(context, accountId, request) }
    case 'folderMove':
      return { path: await moveFolder(context, accountId, request) }
    case 'folderRemove':
      await removeFolder(context, accountId, request)
      return {}
    case 'fileRename':
      return { file: await renameFile(context, accountId, request) }
    case 'fileMove': {
      const files = await moveFiles(context, accountId, request)
      return { file: files[0], files }
    }
    case 'fileRemove':
      await removeFiles(context, accountId, request)
      return {}
    case 'filePoster':
      return { file: await changePoster(context, accountId, request) }
    case 'fileUsage':
      return fileUse(context, accountId, request)
  }
}

const answer = async (
  context: ServiceContext,
  caller: Caller,
  request: MediaRequest,
): Promise<MediaAnswer> => {
  try {
    const data = await act(context, caller, request)
    context.outbox.wake()
    return { success: true, msg: '', data }
  } catch (error) {
    if (error instanceof MediaRefusal) return { success: false, msg: error.message, data: {} }
    throw error
  }
}

/** The account's images, videos and folders. Errors are `{success: false, msg}`. */
export const mediaManagerService = defineService({
  path: 'media-manager',
  policy: { find: 'content:read', create: 'content:write' },
  data: { create: MediaRequest },
  query: { find: MediaQuery, create: MediaUploadQuery },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) => answer(context, caller, query as MediaQuery),
    create: async (data, { query, caller, upload }: CallParams) => {
      if (!upload) {
        if (query.uploadAction === true) throw badInput({}, 'Send uploads as multipart/form-data.')
        if ((data as MediaRequest).action === undefined) throw badInput({ action: 'This field is required' })
        return answer(context, caller, data as MediaRequest)
      }
      const uploaded = await uploadFiles(context, caller, upload, query.path as string | undefined)
      context.outbox.wake()
      return uploaded
    },
  }),
})
