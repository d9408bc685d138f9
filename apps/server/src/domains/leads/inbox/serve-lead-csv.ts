import { Readable } from 'node:stream'
import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import type { SessionStore } from '../../../platform/auth/session-store.ts'
import type { Query } from '../../../platform/db/adapter/query.ts'
import { bearerCaller } from '../../../platform/http/bearer-caller.ts'
import { leadCsv } from './lead-csv.ts'

const address = '/api/leads.csv'

/**
 * Serves leads as a CSV file, written while they are read. The query is that of `GET /leads`; its sort order and paging
 * are ignored. Errors are the API's.
 */
export const leadCsvHost =
  ({ db, now }: Pick<AppContext, 'db' | 'now'>, sessions: SessionStore): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== address || ctx.method !== 'GET') return next()
    const { accountId } = await bearerCaller(sessions, ctx.get('authorization'), 'content:read', 'leads')
    const lines = await leadCsv(db, accountId, ctx.query as Query)
    ctx.status = 200
    ctx.type = 'text/csv; charset=utf-8'
    ctx.set('Content-Disposition', `attachment; filename="leads-${now().toISOString().slice(0, 10)}.csv"`)
    ctx.body = Readable.from(lines, { objectMode: false })
  }
