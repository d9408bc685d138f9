import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import { exportEntries } from './export-entries.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { AppContext } from '../../../platform/context.ts'
import { notAsSomebodyElse } from '../../../platform/errors.ts'
import { zipChunks } from '../../../platform/zip/zip-chunks.ts'
import type { SessionStore } from '../../../platform/auth/session-store.ts'
import { bearerCaller } from '../../../platform/http/bearer-caller.ts'

const address = '/api/account-export.zip'
const allowance = { most: 20, seconds: 3_600 }

/** Serves all data of the caller's account as a zip file, created while it is sent. Errors are the API's. */
export const dataExportHost =
  (context: Pick<AppContext, 'db' | 'config' | 'now'>, sessions: SessionStore): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== address || ctx.method !== 'GET') return next()
    const { accountId, userId, actedBy } = await bearerCaller(
      sessions,
      ctx.get('authorization'),
      'settings:manage',
      'account-deletion',
    )
    if (actedBy) throw notAsSomebodyElse()
    await countAttempt(context.db, { key: `export:${accountId}`, ...allowance })
    await recordAudit(context.db, { action: 'data-exported', userId, accountId })
    const day = context.now().toISOString().slice(0, 10)
    ctx.status = 200
    ctx.type = 'application/zip'
    ctx.set('Content-Disposition', `attachment; filename="web-2-manager-${day}.zip"`)
    ctx.body = Readable.from(zipChunks(exportEntries(context, accountId)), { objectMode: false })
  }
