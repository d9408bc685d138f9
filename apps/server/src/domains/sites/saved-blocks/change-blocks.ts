import { messages } from '@web2/contract/core'
import type { SavedBlockContent, SavedBlockCreate, SavedBlock } from '@web2/contract/sites'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent, type ChangeName } from '../../../platform/events/outbox/record-event.ts'
import type { SavedBlocksTable } from '../tables.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { storedFragment, readFragment } from './block-fragment.ts'

type Row = Selectable<SavedBlocksTable>

/** Returns a saved block as in lists and events. */
const blockView = (row: Omit<Row, 'fragment'>): SavedBlock => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  size: row.size,
})

/** Returns it with its nodes. */
const wholeBlock = (row: Row): SavedBlockContent => ({
  ...blockView(row),
  fragment: readFragment(row.fragment),
})

const checkedName = (typed: string | undefined): string => {
  const name = typed?.trim() ?? ''
  if (name === '') throw badInput({ name: messages.blockNameEmpty })
  return name
}

const tell = (
  transaction: Kysely<Database>,
  name: ChangeName,
  row: Selectable<SavedBlocksTable>,
): Promise<void> =>
  recordEvent(transaction, { accountId: row.accountId, path: 'saved-blocks', name, record: blockView(row) })

/** Saves a block for its user. */
export const saveBlock = async (
  { db }: AppContext,
  { accountId, userId }: Actor,
  data: SavedBlockCreate,
): Promise<SavedBlockContent> => {
  const values = { name: checkedName(data.name), fragment: storedFragment(data.fragment) }
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('savedBlocks')
      .values({ id: uuidV7(), accountId, createdBy: userId, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tell(transaction, 'created', row)
    return wholeBlock(row)
  })
}

/** Returns a user's own undeleted block. Throws 404 if it doesn't exist. */
export const findBlock = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Actor,
  id: string,
): Promise<SavedBlockContent> => {
  const row = isUuid(id)
    ? await db
        .selectFrom('savedBlocks')
        .selectAll()
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .where('createdBy', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('block')
  return wholeBlock(row)
}

/** Renames a block. */
export const renameBlock = async (
  { db }: AppContext,
  { accountId, userId }: Actor,
  id: string,
  typed: string | undefined,
): Promise<SavedBlockContent> => {
  const name = checkedName(typed)
  if (!isUuid(id)) throw notFound('block')
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('savedBlocks')
      .set({ name, updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('createdBy', '=', userId)
      .where('deletedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('block')
    await tell(transaction, 'patched', row)
    return wholeBlock(row)
  })
}

const move = async (
  { db }: AppContext,
  { accountId, userId }: Actor,
  ids: readonly string[],
  { to, event }: { to: string | null; event: 'removed' | 'created' },
): Promise<SavedBlockContent[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('savedBlocks')
      .set({ deletedAt: to })
      .where('id', 'in', known)
      .where('accountId', '=', accountId)
      .where('createdBy', '=', userId)
      .where('deletedAt', to === null ? 'is not' : 'is', null)
      .returningAll()
      .execute()
    for (const row of rows) await tell(transaction, event, row)
    return rows.map(wholeBlock)
  })
}

/** Deletes a user's blocks; they can be restored until the purge. Returns those that existed. */
export const deleteBlocks = (context: AppContext, owner: Actor, ids: readonly string[]) =>
  move(context, owner, ids, { to: context.now().toISOString(), event: 'removed' })

/** Restores deleted blocks. Returns those that existed. */
export const restoreBlocks = (context: AppContext, owner: Actor, ids: readonly string[]) =>
  move(context, owner, ids, { to: null, event: 'created' })
