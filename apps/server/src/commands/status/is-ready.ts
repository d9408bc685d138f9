import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'

/** Milliseconds that the database has to answer. */
const patience = 3_000

/** Whether this process should be sent requests; the reason is for whoever operates it. */
export const isReady = async ({
  db,
  log,
  stopping,
}: Pick<AppContext, 'db' | 'log' | 'stopping'>): Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: string }
> => {
  if (stopping?.aborted) return { ok: false, reason: 'This process is about to stop.' }
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), patience)
  try {
    const answered = sql`select 1`.execute(db)
    answered.catch(() => undefined)
    if ((await Promise.race([answered, late.promise])) !== 'late') return { ok: true }
    return { ok: false, reason: 'The database does not answer.' }
  } catch (error) {
    log(`Health check: ${String(error)}`)
    return { ok: false, reason: 'The database can not be reached.' }
  } finally {
    clearTimeout(timer)
  }
}
