import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'

/**
 * Throws 400 unless the category is absent or belongs to the account. Locks it until the transaction ends.
 */
export const requireCategoryInAccount = async (
  transaction: Kysely<Database>,
  accountId: string,
  categoryId: string | null | undefined,
): Promise<void> => {
  if (categoryId === null || categoryId === undefined) return
  const { rows } = await sql`
    select id from categories where id = ${categoryId} and account_id = ${accountId} for key share`.execute(
    transaction,
  )
  if (rows.length === 0) throw badInput({ categoryId: 'This category no longer exists. Choose another one.' })
}
