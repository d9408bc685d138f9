import { messages, type ErrorBody } from '@web2/contract/core'
import type { OwnFont, OwnFontsUploaded } from '@web2/contract/media'
import { sessionToken } from '../../../../../lib/session/session.ts'

export type FontUploadEnd =
  { readonly ok: true; readonly font: OwnFont } | { readonly ok: false; readonly msg: string }

/** A proxy may answer with something other than JSON. */
const parsed = (text: string): Partial<ErrorBody> & Partial<OwnFontsUploaded> => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const endOf = (status: number, text: string): FontUploadEnd => {
  const { uploaded, failed, message } = parsed(text)
  const font = uploaded?.[0]
  if (font) return { ok: true, font }
  const tooLarge = status === 413 ? 'This file is too large for this server.' : undefined
  return { ok: false, msg: failed?.[0]?.msg ?? message ?? tooLarge ?? messages.somethingWentWrong }
}

const unreachable = 'Can’t reach the server. Check your connection and try again.'

/** Uploads a font whose license is confirmed; calls `progress` with the sent share, 0 to 1. */
export const uploadFont = (file: File, progress: (share: number) => void): Promise<FontUploadEnd> => {
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(endOf(request.status, request.responseText)))
    request.addEventListener('error', () => resolve({ ok: false, msg: unreachable }))
    request.open('POST', '/api/own-fonts')
    const token = sessionToken()
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    const form = new FormData()
    form.set('license', 'confirmed')
    form.set('files[0]', file, file.name || 'font')
    request.send(form)
  })
}
