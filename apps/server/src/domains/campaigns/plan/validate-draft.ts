import { isTimeZone } from '@web2/campaigns'
import type { CampaignData } from '@web2/contract/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'

/** Throws 400 for a listing of another account or an unknown time zone. */
export const checkDraft = async (
  transaction: Kysely<Database>,
  accountId: string,
  { napId, schedule }: Partial<CampaignData>,
): Promise<void> => {
  if (schedule && !isTimeZone(schedule.timeZone))
    throw badInput({
      schedule: `Unknown time zone “${schedule.timeZone}”. Choose one from the list.`,
    })
  if (napId === undefined || napId === null) return
  // locked, so that the listing isn't deleted before the campaign references it
  const { rows } = await sql`
    select id from naps where id = ${napId} and account_id = ${accountId} for key share`.execute(transaction)
  if (rows.length === 0) throw badInput({ napId: 'This listing no longer exists. Choose another one.' })
}
