import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import type { SessionStore } from '../../../platform/auth/session-store.ts'
import { requireAccountRow } from '../../../platform/db/account-row.ts'
import { notFoundBecause, refused } from '../../../platform/errors.ts'
import { bearerCaller } from '../../../platform/http/bearer-caller.ts'
import { openLeadFile, type UnreadableFile } from './lead-files.ts'

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

const errorOf = (reason: UnreadableFile, name: string) => {
  switch (reason) {
    case 'missing':
      return notFoundBecause(
        `“${name}” is missing in the storage. Ask your administrator to restore it from a backup.`,
      )
    case 'damaged':
      return refused(
        `“${name}” is damaged in the storage. Ask your administrator to restore it from a backup.`,
      )
    case 'other-secret':
      return refused(
        `“${name}” was encrypted with another APP_SECRET. Ask your administrator to set that one again.`,
      )
  }
}

/** Files whose failure is remembered, so that each is logged once. */
const mostLogged = 1_000

/** Returns a function that logs the failure of a file, unless it was logged before. */
const failureLog = ({ log }: Pick<AppContext, 'log'>) => {
  const logged = new Set<string>()
  return (id: string, reason: UnreadableFile): void => {
    if (logged.has(id)) return
    if (logged.size >= mostLogged) logged.clear()
    logged.add(id)
    log(`The file ${id} of a lead can’t be read: ${reason}`)
  }
}

/**
 * Serves files of visitors at /api/lead-files/<id> to members of the account, only for saving: browsers never show one
 * or run anything in it. Errors are the API's.
 */
export const leadFileHost = (
  context: Pick<AppContext, 'db' | 'config' | 'log'>,
  sessions: SessionStore,
): Middleware => {
  const logFailure = failureLog(context)
  return async (ctx, next) => {
    const id = address.exec(ctx.path)?.[1]
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const caller = await bearerCaller(sessions, ctx.get('authorization'), 'content:read', 'leads')
    const { accountId } = caller
    const row = await requireAccountRow(context.db, 'leadFiles', { id, accountId }, 'file')
    const bytes = await openLeadFile(context, row)
    if (typeof bytes === 'string') {
      logFailure(id, bytes)
      throw errorOf(bytes, row.name)
    }
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
}
