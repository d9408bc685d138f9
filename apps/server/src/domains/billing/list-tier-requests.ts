import type { BillingGrant, BillingRequest, BillingRequestStatus } from '@web2/contract/billing'
import type { Page, TierType } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/adapter/like-pattern.ts'
import { asRequest, requestColumns } from './tier-request-view.ts'

interface Slice {
  readonly limit: number
  readonly skip: number
}

/** Returns the account's tier requests, newest first. */
export const listOwnRequests = async (
  db: Kysely<Database>,
  accountId: string,
  { limit, skip }: Slice,
): Promise<Page<BillingRequest>> => {
  const own = db.selectFrom('billingRequests').where('accountId', '=', accountId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(requestColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { total, limit, skip, data: rows.map(asRequest) }
}

const grants = (db: Kysely<Database>) =>
  db
    .selectFrom('billingRequests')
    .innerJoin('accounts as account', 'account.id', 'billingRequests.accountId')
    .leftJoin('users as user', 'user.id', 'billingRequests.createdBy')

const grantColumns = [
  ...requestColumns,
  'account.name as accountName',
  'account.tier as currentTier',
  'account.isActive as accountActive',
  'user.id as userId',
  'user.name as userName',
  'user.email',
] as const

type GrantRow = Omit<BillingGrant, '_id' | 'userName' | 'email' | 'currentTier'> & {
  id: string
  userName: string | null
  email: string | null
  currentTier: TierType
}

const asGrant = ({ userName, email, ...row }: GrantRow): BillingGrant => ({
  ...asRequest(row),
  userName: userName ?? '',
  email: email ?? '',
})

/** Returns the tier requests of all accounts, newest first. */
export const listGrants = async (
  db: Kysely<Database>,
  {
    limit,
    skip,
    search,
    status,
  }: Slice & { readonly search: string; readonly status?: BillingRequestStatus },
): Promise<Page<BillingGrant>> => {
  const wanted = likePattern(search)
  const matching = grants(db)
    .$if(status !== undefined, (all) => all.where('billingRequests.status', '=', status!))
    .$if(search !== '', (all) =>
      all.where((where) =>
        where.or([
          where('user.name', 'ilike', wanted),
          where('user.email', 'ilike', wanted),
          where('account.name', 'ilike', wanted),
        ]),
      ),
    )
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(grantColumns)
    .orderBy('billingRequests.createdAt', 'desc')
    .orderBy('billingRequests.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { total, limit, skip, data: rows.map(asGrant) }
}

/** Returns one tier request; undefined if it doesn't exist. */
export const findGrant = async (db: Kysely<Database>, id: string): Promise<BillingGrant | undefined> => {
  const row = await grants(db).select(grantColumns).where('billingRequests.id', '=', id).executeTakeFirst()
  return row && asGrant(row)
}
