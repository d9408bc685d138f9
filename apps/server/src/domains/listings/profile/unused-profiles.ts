import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvents } from '../../../platform/events/outbox/record-event.ts'
import { emitProfile } from './profile-view.ts'

/** Deletes those of the account's profiles that no listing uses, and emits that the others changed. */
export const removeUnusedProfiles = async (
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    delete from business_profiles
    where account_id = ${accountId} and id = any(${[...ids]}::uuid[])
      and not exists (select from naps where naps.profile_id = business_profiles.id
        and naps.account_id = ${accountId})
    returning id`.execute(transaction)
  const gone = new Set(rows.map(({ id }) => id))
  await recordEvents(
    transaction,
    [...gone].map((_id) => ({
      accountId,
      path: 'business-profiles',
      name: 'removed',
      record: { _id },
    })),
  )
  const { rows: left } = await sql<{ id: string }>`
    select id from business_profiles where account_id = ${accountId} and id = any(${[...ids]}::uuid[])`.execute(
    transaction,
  )
  for (const { id } of left) await emitProfile(transaction, accountId, id)
}
