import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'

/** Timeout of the database check in ms. */
const patience = 3_000

/** Returns whether this process should receive requests; the reason is for operators. */
export const isReady = async ({
  db,
  log,
  stopping,
}: Pick<AppContext, 'db' | 'log' | 'stopping'>): Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: string }
> => {
  if (stopping?.aborted) return { ok: false, reason: 'This process is shutting down.' }
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve('The database is not responding.'), patience)
  const answered = sql`select 1`.execute(db).then(
    () => undefined,
    (error: unknown) => {
      log(`Health check: ${String(error)}`)
      return 'The database can’t be reached.'
    },
  )
  const reason = await Promise.race([answered, late.promise])
  clearTimeout(timer)
  return reason === undefined ? { ok: true } : { ok: false, reason }
}
