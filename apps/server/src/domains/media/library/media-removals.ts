import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { fontEnding, fontHashes } from '../own-fonts/font-files.ts'
import { lockMedia } from './media-lock.ts'
import { mediaStore } from './media-store.ts'

/** Ms for which a removed file stays, because a publication or download that started before reads it. */
export const removedFilesKept = 3_600_000

/** Files deleted under one lock of a library. */
const atOnce = 100

/**
 * Notes font files for deletion, in the transaction that removes what names them. They stay if something names them
 * again by then.
 */
export const removeFontFiles = async (
  transaction: Transaction<Database>,
  accountId: string,
  hashes: Iterable<string>,
): Promise<void> => {
  const values = [...new Set(hashes)].map((sha256) => ({ accountId, sha256, ending: fontEnding }))
  if (values.length === 0) return
  await transaction
    .insertInto('mediaRemovals')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'sha256', 'ending']).doUpdateSet({ removedAt: sql`now()` }),
    )
    .execute()
}

/** Returns false if no file is due. */
const purgeSome = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  accountId: string,
  before: string,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockMedia(transaction, accountId)
    const due = await transaction
      .selectFrom('mediaRemovals')
      .select(['sha256', 'ending'])
      .where('accountId', '=', accountId)
      .where('removedAt', '<', before)
      .limit(atOnce)
      .execute()
    if (due.length === 0) return false
    const used = await fontHashes(transaction, accountId)
    // a repeat after a kill finds the rows again
    for (const { sha256, ending } of due)
      if (!used.has(sha256)) await mediaStore(config).drop({ accountId, sha256, ending })
    for (const { sha256, ending } of due)
      await transaction
        .deleteFrom('mediaRemovals')
        .where('accountId', '=', accountId)
        .where('sha256', '=', sha256)
        .where('ending', '=', ending)
        .execute()
    return true
  })

/** Deletes the files that were noted for deletion an hour ago, unless an upload named them again. */
export const purgeRemovedMedia = async ({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - removedFilesKept).toISOString()
  const accounts = await db
    .selectFrom('mediaRemovals')
    .select('accountId')
    .distinct()
    .where('removedAt', '<', before)
    .execute()
  for (const { accountId } of accounts) while (await purgeSome({ db, config }, accountId, before));
}
