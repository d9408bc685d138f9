import type { DuplicateReason, NapComparison, NapComparisonAnswer } from '@web2/contract/listings'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { computeMatchKeys } from './backfill-duplicate-keys.ts'
import { addressKey, phoneKey } from './duplicate-keys.ts'

interface Found {
  readonly key: string
  readonly id: string
  readonly name: string
}

/** Returns the account's first listing by name for each of these match keys. */
const listingsByKey = async (
  db: Kysely<Database>,
  accountId: string,
  column: 'phone_key' | 'address_key',
  keys: readonly string[],
): Promise<ReadonlyMap<string, Found>> => {
  const wanted = [...new Set(keys)].filter((key) => key !== '')
  if (wanted.length === 0) return new Map()
  const key = sql.ref(column)
  const { rows } = await sql<Found>`
    select distinct on (${key}) ${key} as key, id, business_name as name
    from naps
    where account_id = ${accountId} and ${key} <> '' and ${key} = any(${wanted}::text[])
    order by ${key}, business_name, id`.execute(db)
  return new Map(rows.map((found) => [found.key, found]))
}

/** Returns the rows with the same phone or address as a listing of the account. */
export const compareListings = async (
  db: Kysely<Database>,
  accountId: string,
  rows: NapComparison['rows'],
): Promise<NapComparisonAnswer> => {
  await computeMatchKeys(db, accountId)
  const phones = rows.map(phoneKey)
  const addresses = rows.map(addressKey)
  const byPhone = await listingsByKey(db, accountId, 'phone_key', phones)
  const byAddress = await listingsByKey(db, accountId, 'address_key', addresses)
  return {
    data: rows.flatMap((_row, at) => {
      const samePhone = byPhone.get(phones[at] ?? '')
      const sameAddress = byAddress.get(addresses[at] ?? '')
      const found = sameAddress ?? samePhone
      if (found === undefined) return []
      const same: DuplicateReason[] = [
        ...(samePhone ? (['phone'] as const) : []),
        ...(sameAddress ? (['address'] as const) : []),
      ]
      return [{ row: at, nap: { _id: found.id, businessName: found.name }, same }]
    }),
  }
}
