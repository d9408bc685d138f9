import type { DocumentChange } from '@web2/contract/sites'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { changedMeanwhile, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { requireListingInAccount } from '../require-own-listing.ts'
import { oneReadAhead } from '../pages/parse-in-thread.ts'
import { readContent } from '../pages/read-content.ts'
import { ownTemplate } from './own-template.ts'
import { checkedName } from './document-name.ts'
import { documentSummary, documentDetail, type WholeView } from './document-view.ts'
import type { DocumentKind } from './document-kinds.ts'

const fieldOf = ({ document }: DocumentChange) => (document === undefined ? 'html' : 'document')

/** Changes a record in the caller's transaction. */
export const writeDocument = async (
  transaction: Transaction<Database>,
  kind: DocumentKind,
  owner: Actor,
  id: string,
  change: DocumentChange,
): Promise<WholeView> => {
  if (!isUuid(id)) throw notFound(kind.noun)
  const name = change.name === undefined ? undefined : checkedName(kind, change.name)
  const content = readContent(change, fieldOf(change))?.stored()
  await requireListingInAccount(transaction, owner.accountId, change.napId)
  const { templateId } = change
  const known = await transaction
    .selectFrom(kind.table)
    .select(['updatedAt', 'deletedAt'])
    .where('id', '=', id)
    .where('accountId', '=', owner.accountId)
    .forUpdate()
    .executeTakeFirst()
  const comesBack = change.deletedAt === null
  if (!known || (known.deletedAt !== null && !comesBack)) throw notFound(kind.noun)
  if (change.basedOn !== undefined && change.basedOn !== known.updatedAt)
    throw changedMeanwhile(
      `This ${kind.noun} was changed elsewhere since you opened it. Reload it, or save to overwrite that change.`,
    )
  const row = await transaction
    .updateTable(kind.table)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(content && { document: content.document, html: content.html }),
      ...(templateId !== undefined && {
        templateId: await ownTemplate(transaction, owner.accountId, templateId),
      }),
      ...(change.napId === undefined ? {} : { napId: change.napId }),
      ...(comesBack ? { deletedAt: null } : {}),
      version: sql`version + 1`,
      // two saves within a millisecond must have different times
      updatedAt: sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId: owner.accountId,
    path: kind.path,
    name: known.deletedAt === null ? 'patched' : 'created',
    record: documentSummary(kind, row),
  })
  return documentDetail(kind, row)
}

/**
 * Changes a record's name, content, template or listing, or restores it. Throws 409 if it was saved by
 * another editor since it was loaded.
 */
export const changeDocument = async (
  { db }: AppContext,
  kind: DocumentKind,
  owner: Actor,
  id: string,
  change: DocumentChange,
): Promise<WholeView> => {
  const ready = await oneReadAhead(owner.accountId, change, { field: fieldOf(change) })
  return db.transaction().execute((transaction) => writeDocument(transaction, kind, owner, id, ready))
}
