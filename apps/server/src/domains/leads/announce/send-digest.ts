import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { queueLeadMail } from '../lead-mails.ts'
import { digestLetter } from './lead-letters.ts'
import { isDigestDue, latestMorning } from './latest-morning.ts'
import { readMailSettings } from './recipients.ts'

/**
 * Sends the daily email of a site with the number of leads since the last one, up to 07:00 UTC. Sites without leads get
 * none. A repeated call sends nothing.
 */
export const sendDigest = async (
  { config, db, jobs, now }: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  siteId: string,
): Promise<void> => {
  const moment = now()
  const morning = latestMorning(moment)
  await db.transaction().execute(async (transaction) => {
    const settings = await transaction
      .selectFrom('leadSettings')
      .innerJoin('sites', 'sites.id', 'leadSettings.siteId')
      .select(['leadSettings.accountId', 'leadSettings.digestedAt', 'sites.name as siteName'])
      .where('leadSettings.siteId', '=', siteId)
      .where('leadSettings.mailsDigest', '=', true)
      .where(isDigestDue(moment))
      .forUpdate('leadSettings')
      .executeTakeFirst()
    if (!settings) return
    const { accountId, digestedAt, siteName } = settings
    await transaction
      .updateTable('leadSettings')
      .set({ digestedAt: morning.toISOString() })
      .where('siteId', '=', siteId)
      .where('accountId', '=', accountId)
      .execute()
    // the first morning after it was switched on begins the first day
    if (digestedAt === null) return
    const { rows: lines } = await sql<{ readonly formName: string; readonly leads: number }>`
      select form_name as "formName", count(*)::int as leads from leads
      where account_id = ${accountId} and site_id = ${siteId} and status <> 'spam'
        and created_at >= ${digestedAt} and created_at < ${morning.toISOString()}
      group by form_name order by leads desc, form_name`.execute(transaction.withoutPlugins())
    if (lines.length === 0) return
    const { recipients } = await readMailSettings(transaction, { accountId, siteId, formId: null })
    const content = digestLetter(config, { siteId, siteName, lines })
    for (const to of recipients)
      await queueLeadMail(transaction, { config, jobs, now }, { accountId, leadIds: [], to, content })
  })
}
