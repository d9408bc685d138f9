import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { addressKey, phoneKey } from './duplicate-keys.ts'

const atOnce = 1_000

/** Answers false when no listing without keys is left that nobody else is at. */
const fillSome = (db: Kysely<Database>, accountId: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('naps')
      .select(['id', 'phone', 'country', 'address1', 'address2', 'city', 'zip'])
      .where('accountId', '=', accountId)
      .where('phoneKey', 'is', null)
      .limit(atOnce)
      // a listing that is being changed right now gets its keys the next time
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return false
    const ids = rows.map(({ id }) => id)
    await sql`
      update naps set phone_key = keys.phone, address_key = keys.address
      from unnest(${ids}::uuid[], ${rows.map(phoneKey)}::text[], ${rows.map(addressKey)}::text[])
        as keys (id, phone, address)
      where naps.id = keys.id`.execute(transaction)
    return rows.length === atOnce
  })

/** Gives the listings of the account that have no keys theirs, before somebody looks for duplicates. */
export const computeMatchKeys = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  while (await fillSome(db, accountId));
}
