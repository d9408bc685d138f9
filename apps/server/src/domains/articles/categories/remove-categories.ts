import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Resource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { categorised } from './categorized-tables.ts'

interface Removal {
  readonly resource: Resource
  readonly ids: readonly string[]
  /** The category their records move to; undefined removes the category from them. */
  readonly moveTo: string | undefined
}

/**
 * Removes categories of the account and moves their records in the same transaction; with `moveTo` this
 * merges categories. Returns those that existed. Throws 400 if `moveTo` doesn't exist or is itself removed.
 */
export const removeCategories = (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { resource, ids, moveTo }: Removal,
  kinds = categorised,
): Promise<AdapterRecord[]> =>
  db.transaction().execute(async (transaction) => {
    const known = ids.filter(isUuid)
    if (moveTo !== undefined) {
      if (known.includes(moveTo))
        throw badInput({ moveTo: 'This category is being deleted too. Choose another one.' })
      // locked until the end, so that it can't be removed concurrently
      const { rows } = await sql`
        select id from categories where account_id = ${accountId} and id = ${moveTo} for share`.execute(
        transaction,
      )
      if (rows.length === 0) throw badInput({ moveTo: 'This category no longer exists. Choose another one.' })
      for (const { table } of kinds)
        await sql`
          update ${sql.table(table)} set category_id = ${moveTo}
          where account_id = ${accountId} and category_id = any(${known}::uuid[])`.execute(transaction)
    }
    const rows = new SqlAdapter({ db: transaction, resource, multi: ['remove'], eventPath: 'categories' })
    return rows._remove(null, { query: { _id: { $in: known } }, tenant: { accountId, userId } })
  })
