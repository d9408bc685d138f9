import { planLanguage, usualPlan } from '@web2/contract/articles'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { findConfirmedProfile } from '../../../listings/index.ts'

/** Latest generations among which the last planned article is looked for. */
const latest = 20

/**
 * Returns the language of an article whose order names none: that of the listing's confirmed profile, else that of the
 * account's latest planned article.
 */
export const usualLanguage = async (
  db: Kysely<Database>,
  accountId: string,
  napId: string | null,
): Promise<string> => {
  const profile = await findConfirmedProfile(db, { napId, accountId })
  const ofBusiness = planLanguage(profile?.confirmed.language?.[0]?.value)
  if (ofBusiness !== null) return ofBusiness
  const rows = await db
    .selectFrom('generations')
    .select('plan')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  return rows.find(({ plan }) => plan !== null)?.plan?.language ?? usualPlan.language
}
