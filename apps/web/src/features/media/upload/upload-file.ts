import { messages, type ErrorBody } from '@web2/contract/core'
import type { MediaAnswer, MediaFile, MediaUploaded } from '@web2/contract/media'
import { sessionToken } from '../../../lib/session/session.ts'

export type UploadEnd =
  { readonly ok: true; readonly file: MediaFile } | { readonly ok: false; readonly msg: string }

const unreachable = 'Can’t reach the server. Check your connection and try again.'

/** A proxy may answer with something other than JSON. */
const parsed = (text: string): (Partial<ErrorBody> & Partial<MediaAnswer<MediaUploaded>>) | undefined => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const endOf = (status: number, text: string): UploadEnd => {
  const answer = parsed(text)
  const file = answer?.data && 'uploaded' in answer.data ? answer.data.uploaded?.[0] : undefined
  if (file) return { ok: true, file }
  const failed = answer?.data && 'failed' in answer.data ? answer.data.failed?.[0]?.msg : undefined
  const tooLarge = status === 413 ? 'This file is too large for this server.' : undefined
  return {
    ok: false,
    msg: failed ?? answer?.msg ?? answer?.message ?? tooLarge ?? messages.somethingWentWrong,
  }
}

export interface UploadUnderWay {
  readonly end: Promise<UploadEnd>
  cancel(): void
}

/**
 * Uploads one image to a folder; calls `progress` with the sent share, 0 to 1, which `fetch` can't report.
 */
export const uploadFile = (file: File, path: string, progress: (share: number) => void): UploadUnderWay => {
  const request = new XMLHttpRequest()
  const end = new Promise<UploadEnd>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(endOf(request.status, request.responseText)))
    request.addEventListener('error', () => resolve({ ok: false, msg: unreachable }))
    request.addEventListener('abort', () => resolve({ ok: false, msg: 'The upload was canceled.' }))
    request.open('POST', '/api/media-manager?uploadAction=true')
    const token = sessionToken()
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    const form = new FormData()
    form.set('path', path)
    form.set('files[0]', file, file.name || 'image')
    request.send(form)
  })
  return { end, cancel: () => request.abort() }
}
