import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { addressKey, phoneKey } from './duplicate-keys.ts'

const atOnce = 1_000

/** Returns false if no unlocked listing without match keys is left. */
const fillSome = (db: Kysely<Database>, accountId: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('naps')
      .select(['id', 'phone', 'country', 'address1', 'address2', 'city', 'zip'])
      .where('accountId', '=', accountId)
      .where('phoneKey', 'is', null)
      .limit(atOnce)
      // a listing locked by another transaction gets its keys in the next call
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

/** Computes missing match keys of the account's listings before a search for duplicates. */
export const computeMatchKeys = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  while (await fillSome(db, accountId));
}
