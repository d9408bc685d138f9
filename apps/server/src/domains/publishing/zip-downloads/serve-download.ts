import type { Middleware } from '@feathersjs/koa'
import { findDownload } from './find-download.ts'
import { zipName } from './zip-file-name.ts'
import type { AppContext } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import type { SessionStore } from '../../../platform/auth/session-store.ts'
import { bearerCaller } from '../../../platform/http/bearer-caller.ts'

const address = /^\/api\/downloads\/([0-9a-f-]{36})\.zip$/

/** Returns a header value for 'Green Thumb.zip' in the two encodings that browsers understand (RFC 6266). */
export const attachmentOf = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}.zip"; filename*=UTF-8''${encoded}.zip`
}

/** Serves zip files of sites at /api/downloads/ to signed-in users of their account. Errors are the API's. */
export const downloadHost =
  (context: Pick<AppContext, 'db' | 'config'>, sessions: SessionStore): Middleware =>
  async (ctx, next) => {
    const id = address.exec(ctx.path)?.[1]
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const caller = await bearerCaller(sessions, ctx.get('authorization'), 'content:read', 'download-sites')
    const { siteName } = await findDownload(context, caller.accountId, id)
    const file = await largeFiles(context.config).open(zipName(id))
    if (!file) throw notFound('file')
    ctx.status = 200
    ctx.type = 'application/zip'
    ctx.set('Content-Disposition', attachmentOf(siteName))
    ctx.length = file.size
    // Koa sends no body for HEAD and closes the stream
    ctx.body = file.content
  }
