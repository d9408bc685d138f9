import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import type { Actor } from '../../../platform/actor.ts'
import { lightColumns, documentSummary, type LightView } from './document-view.ts'
import type { DocumentKind } from './document-kinds.ts'

const move = async (
  { db }: AppContext,
  kind: DocumentKind,
  { accountId }: Actor,
  ids: readonly string[],
  { to, event }: { to: string | null; event: 'removed' | 'created' },
): Promise<LightView[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable(kind.table)
      .set({ deletedAt: to })
      .where('id', 'in', known)
      .where('accountId', '=', accountId)
      .where('deletedAt', to === null ? 'is not' : 'is', null)
      .returning(lightColumns)
      .execute()
    const views = rows.map((row) => documentSummary(kind, row))
    for (const record of views)
      await recordEvent(transaction, { accountId, path: kind.path, name: event, record })
    return views
  })
}

/**
 * Deletes records of the account; they can be restored until the purge (purge-deleted-documents.ts). Returns
 * those that existed.
 */
export const deleteDocuments = (
  context: AppContext,
  kind: DocumentKind,
  owner: Actor,
  ids: readonly string[],
): Promise<LightView[]> =>
  move(context, kind, owner, ids, { to: context.now().toISOString(), event: 'removed' })

/** Restores deleted records. Returns those that existed. */
export const restoreDocuments = (
  context: AppContext,
  kind: DocumentKind,
  owner: Actor,
  ids: readonly string[],
): Promise<LightView[]> => move(context, kind, owner, ids, { to: null, event: 'created' })
