import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { lockMedia } from '../library/media-lock.ts'
import { removeFontFiles } from '../library/media-removals.ts'

/** Changes an account's fonts: one change at a time, each with an event. */
export const changeOwnFonts = async <Result>(
  { db, outbox }: Pick<AppContext, 'db'> & { readonly outbox?: { wake(): void } },
  accountId: string,
  change: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => {
  const result = await db.transaction().execute(async (transaction) => {
    await lockMedia(transaction, accountId)
    const changed = await change(transaction)
    await recordEvent(transaction, {
      ...{ accountId, path: 'own-fonts', name: 'patched' },
      record: { _id: accountId },
    })
    return changed
  })
  outbox?.wake()
  return result
}

/** Gives a family another name for people; pages keep naming it as before. */
export const renameOwnFont = (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> =>
  changeOwnFonts(context, accountId, async (transaction) => {
    const renamed = await transaction
      .updateTable('ownFonts')
      .set({ name: name.replace(/\s+/g, ' ').trim(), updatedAt: new Date().toISOString() })
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) throw notFound('font')
  })

/** Deletes a family; its files follow an hour later. Pages that use it show the fallback. */
export const removeOwnFont = (
  context: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<void> =>
  changeOwnFonts(context, accountId, async (transaction) => {
    const faces = await transaction
      .deleteFrom('ownFontFaces')
      .where('accountId', '=', accountId)
      .where('fontId', '=', id)
      .returning('files')
      .execute()
    const removed = await transaction
      .deleteFrom('ownFonts')
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw notFound('font')
    await removeFontFiles(
      transaction,
      accountId,
      faces.flatMap(({ files }) => files.map(({ sha256 }) => sha256)),
    )
  })
