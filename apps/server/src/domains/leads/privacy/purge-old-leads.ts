import { sql, type RawBuilder } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { removeLeads } from '../inbox/remove-leads.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now'>

/** Leads per transaction. */
const atOnce = 500

const day = 24 * 3_600_000

const removeAll = async (context: Context, which: RawBuilder<unknown>): Promise<void> => {
  for (let more = true; more;) {
    const { rows } = await sql<{ id: string; accountId: string }>`
      select id, account_id from leads where ${which} limit ${atOnce}`.execute(context.db)
    const accounts = new Set(rows.map(({ accountId }) => accountId))
    for (const accountId of accounts) {
      const ids = rows.filter((row) => row.accountId === accountId).map(({ id }) => id)
      await removeLeads(context, accountId, ids)
    }
    more = rows.length === atOnce
  }
}

/**
 * Deletes leads that are older than the settings of their site allow, with everything about them, also those of sites
 * that were deleted since.
 */
export const purgeOldLeads = async (context: Context): Promise<void> => {
  const now = context.now()
  const sites = await context.db
    .selectFrom('leadSettings')
    .select(['siteId', 'accountId', 'retentionDays'])
    .where('retentionDays', 'is not', null)
    .execute()
  for (const { siteId, accountId, retentionDays } of sites) {
    const before = new Date(now.getTime() - (retentionDays ?? 0) * day).toISOString()
    await removeAll(
      context,
      sql`site_id = ${siteId} and account_id = ${accountId} and created_at < ${before}`,
    )
  }
  await removeAll(context, sql`delete_at <= ${now.toISOString()}`)
}
