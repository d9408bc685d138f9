import { requireAccountRow } from '../../platform/db/account-row.ts'
import type { Nap, NapDuplicates, DuplicateReason } from '@web2/contract/listings'
import { sql, type Kysely } from 'kysely'
import { SqlAdapter } from '../../platform/db/adapter/sql-adapter.ts'
import type { Database } from '../../platform/db/database.ts'
import { computeMatchKeys } from './backfill-duplicate-keys.ts'
import { napsResource } from './listings-resource.ts'

const mostShown = 20

interface Likeness {
  readonly id: string
  readonly samePhone: boolean
  readonly sameAddress: boolean
  readonly total: number
}

const sameOf = ({ samePhone, sameAddress }: Likeness): DuplicateReason[] => [
  ...(samePhone ? (['phone'] as const) : []),
  ...(sameAddress ? (['address'] as const) : []),
]

/**
 * Returns the account's listings with the same phone or address as this one. Throws 404 if it doesn't exist.
 */
export const napDuplicates = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<NapDuplicates> => {
  await computeMatchKeys(db, accountId)
  const own = await requireAccountRow(db, 'naps', { id, accountId }, 'listing', {
    columns: ['phoneKey', 'addressKey'],
  })
  const { rows: alike } = await sql<Likeness>`
    select id, phone_key <> '' and phone_key = ${own.phoneKey} as same_phone,
      address_key <> '' and address_key = ${own.addressKey} as same_address,
      count(*) over ()::int as total
    from naps
    where account_id = ${accountId} and id <> ${id} and (
      (phone_key <> '' and phone_key = ${own.phoneKey}) or (address_key <> '' and address_key = ${own.addressKey})
    )
    order by business_name, id limit ${mostShown}`.execute(db)
  const adapter = new SqlAdapter({ db, resource: napsResource })
  const records = await adapter._find({
    query: { _id: { $in: alike.map((each) => each.id) } },
    tenant: { accountId, userId: null },
    paginate: false,
  })
  const byId = new Map(records.map((record) => [record._id, record as unknown as Nap]))
  return {
    _id: id,
    total: alike[0]?.total ?? 0,
    data: alike.flatMap((each) => {
      const nap = byId.get(each.id)
      return nap ? [{ nap, same: sameOf(each) }] : []
    }),
  }
}
