import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'

/** Replaces references to these listings with another one. The caller holds the listing locks. */
export const replaceListingReferences = async (
  { listingReferences: { kinds, readers } }: AppContext['contributions'],
  transaction: Transaction<Database>,
  accountId: string,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Promise<void> => {
  for (const { table, emitChanged } of kinds) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set nap_id = ${to}
      where account_id = ${accountId} and nap_id = any(${[...from]}::uuid[]) returning id`.execute(
      transaction,
    )
    if (rows.length > 0)
      await emitChanged(
        transaction,
        accountId,
        rows.map(({ id }) => id),
      )
  }
  for (const table of readers)
    await sql`
      update ${sql.table(table)} set nap_id = ${to}
      where account_id = ${accountId} and nap_id = any(${[...from]}::uuid[])`.execute(transaction)
}
