import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { lockMedia } from '../library/media-lock.ts'
import { mediaStore } from '../library/media-store.ts'
import type { OwnFaceRow } from './own-font-view.ts'

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

/** Deletes families with their files. Pages that use them show the fallback. */
export const removeOwnFont = (
  context: Pick<AppContext, 'db' | 'config'>,
  accountId: string,
  id: string,
): Promise<void> =>
  changeOwnFonts(context, accountId, async (transaction) => {
    const faces = await transaction
      .selectFrom('ownFontFaces')
      .selectAll()
      .where('accountId', '=', accountId)
      .execute()
    const removed = await transaction
      .deleteFrom('ownFonts')
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw notFound('font')
    const hashes = (of: (face: OwnFaceRow) => boolean) =>
      new Set(faces.filter(of).flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
    const kept = hashes(({ fontId }) => fontId !== id)
    const store = mediaStore(context.config)
    for (const sha256 of hashes(({ fontId }) => fontId === id))
      if (!kept.has(sha256)) await store.drop({ accountId, sha256, ending: 'woff2' })
  })
