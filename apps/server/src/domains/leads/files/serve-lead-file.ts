import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import type { SessionStore } from '../../../platform/auth/session-store.ts'
import { requireAccountRow } from '../../../platform/db/account-row.ts'
import { notFoundBecause } from '../../../platform/errors.ts'
import { bearerCaller } from '../../../platform/http/bearer-caller.ts'
import { openLeadFile } from './lead-files.ts'

const address = /^\/api\/lead-files\/([0-9a-f-]{36})$/

/** Returns a header value for the name of a file in the two encodings that browsers understand (RFC 6266). */
const attachmentOf = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * Serves files of visitors at /api/lead-files/<id> to members of the account, only for saving: browsers never show one
 * or run anything in it. Errors are the API's.
 */
export const leadFileHost =
  (context: Pick<AppContext, 'db' | 'config'>, sessions: SessionStore): Middleware =>
  async (ctx, next) => {
    const id = address.exec(ctx.path)?.[1]
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const caller = await bearerCaller(sessions, ctx.get('authorization'), 'content:read', 'leads')
    const { accountId } = caller
    const row = await requireAccountRow(context.db, 'leadFiles', { id, accountId }, 'file')
    const bytes = await openLeadFile(context, row)
    if (!bytes)
      throw notFoundBecause(
        'This file is missing in the storage, or APP_SECRET has changed. Restore both from a backup.',
      )
    ctx.status = 200
    ctx.set({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachmentOf(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    })
    ctx.length = bytes.length
    ctx.body = bytes
  }
