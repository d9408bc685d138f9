import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { badInput } from '../../platform/errors.ts'

/**
 * Throws 400 unless the listing is absent or belongs to the account. Within a transaction it stays until that ends:
 * whoever deletes it or merges it into another one waits. To be called before other rows are locked, as merging does.
 */
export const requireListingInAccount = async (
  db: Kysely<Database>,
  accountId: string,
  napId: string | null | undefined,
): Promise<void> => {
  if (napId === null || napId === undefined) return
  const nap = await db
    .selectFrom('naps')
    .select('id')
    .where('id', '=', napId)
    .where('accountId', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  if (!nap) throw badInput({ napId: 'This business does not exist any more. Choose another one.' })
}
