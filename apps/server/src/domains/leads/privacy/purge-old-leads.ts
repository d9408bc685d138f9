import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { removeLeads } from '../inbox/remove-leads.ts'

/** Leads per transaction. */
const atOnce = 500

const day = 24 * 3_600_000

/**
 * Deletes the leads of each site that are older than its settings allow, with everything about them. Leads of a deleted
 * site are kept until members delete them.
 */
export const purgeOldLeads = async (context: Pick<AppContext, 'config' | 'db' | 'log' | 'now'>): Promise<void> => {
  const { db, now } = context
  const sites = await db
    .selectFrom('leadSettings')
    .select(['siteId', 'accountId', 'retentionDays'])
    .where('retentionDays', 'is not', null)
    .execute()
  for (const { siteId, accountId, retentionDays } of sites) {
    const before = new Date(now().getTime() - (retentionDays ?? 0) * day).toISOString()
    for (let more = true; more;) {
      const { rows } = await sql<{ id: string }>`
        select id from leads where site_id = ${siteId} and account_id = ${accountId} and created_at < ${before}
        order by created_at limit ${atOnce}`.execute(db)
      const removed = await removeLeads(
        context,
        accountId,
        rows.map(({ id }) => id),
      )
      more = removed.length > 0
    }
  }
}
