import type { DocumentChange } from '@web2/contract/sites'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { changedMeanwhile, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { requireListingInAccount } from '../require-own-listing.ts'
import { oneReadAhead } from '../pages/parse-in-thread.ts'
import { readContent } from '../pages/read-content.ts'
import { ownTemplate } from './own-template.ts'
import { checkedName } from './document-name.ts'
import { updateTold } from './document-statements.ts'
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
  const content = readContent(change, fieldOf(change), { keepsTheme: true })?.stored()
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
      updatedAt: nextUpdate,
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

/** Whether a change concerns the record alone: no other row has to be locked or read for it. */
const concernsNoOther = ({ napId, templateId, deletedAt }: DocumentChange): boolean =>
  (napId === null || napId === undefined) && !isUuid(templateId ?? '') && deletedAt === undefined

/** Writes such a change in one statement; undefined if the record is not there, or was saved by another editor. */
const writeAlone = async (
  db: Kysely<Database>,
  kind: DocumentKind,
  { accountId }: Actor,
  id: string,
  change: DocumentChange,
): Promise<WholeView | undefined> => {
  if (!isUuid(id)) throw notFound(kind.noun)
  const { name, napId, templateId, basedOn } = change
  const content = readContent(change, fieldOf(change), { keepsTheme: true })?.stored()
  const row = await updateTold(
    db,
    kind,
    { id, accountId, basedOn },
    {
      ...(name === undefined ? {} : { name: checkedName(kind, name) }),
      ...(content && { document: content.document, html: content.html }),
      ...(templateId === undefined ? {} : { templateId }),
      ...(napId === undefined ? {} : { napId }),
    },
  )
  return row && documentDetail(kind, row)
}

/**
 * Changes a record's name, content, template or listing, or restores it; in one statement if it concerns no other row.
 * Throws 409 if it was saved by another editor since it was loaded. Wake the outbox afterwards.
 */
export const changeDocument = async (
  { db }: AppContext,
  kind: DocumentKind,
  owner: Actor,
  id: string,
  change: DocumentChange,
): Promise<WholeView> => {
  const ready = await oneReadAhead(owner.accountId, change, { field: fieldOf(change), keepsTheme: true })
  const written = concernsNoOther(ready) ? await writeAlone(db, kind, owner, id, ready) : undefined
  // the transaction finds the reason of a refusal
  return (
    written ?? db.transaction().execute((transaction) => writeDocument(transaction, kind, owner, id, ready))
  )
}
