import type { ArticleBulk, ArticleBulkPatch } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { bulkView, lockBulk, writeBulk, type BulkRow } from './bulk-view.ts'
import { spentMessage } from './bulk-spending.ts'
import { cancelRows } from './cancel-bulk.ts'
import { goOnWriting, pauseWritings } from './pause-writings.ts'
import { enqueueBulk } from './wake-bulk.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const isOpen = ({ status }: BulkRow) => status === 'running' || status === 'paused'

/** Goes on, or begins again, from now on. */
export const resumeBulk = async (
  context: AppContext,
  transaction: Transaction<Database>,
  bulk: BulkRow,
  userId: string,
): Promise<BulkRow> => {
  const spent = await spentMessage(transaction, bulk)
  if (spent !== null) throw refused(spent)
  await goOnWriting(context, transaction, bulk)
  const row = await writeBulk(transaction, bulk, {
    status: 'running',
    message: '',
    resumedAt: context.now().toISOString(),
    endedAt: null,
  })
  await enqueueBulk(context, transaction, row, userId)
  return row
}

/** Everything that has failed waits for its turn again. */
const planFailed = (transaction: Transaction<Database>, bulkId: string) =>
  transaction
    .updateTable('articleBulkRows')
    .set({ status: 'waiting', message: '', endedAt: null })
    .where('bulkId', '=', bulkId)
    .where('status', '=', 'failed')
    .execute()

const changed = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { bulk, userId, change }: { bulk: BulkRow; userId: string; change: ArticleBulkPatch },
): Promise<BulkRow> => {
  switch (change.action) {
    case undefined:
      await enqueueBulk(context, transaction, bulk, userId)
      return bulk
    case 'pause':
      if (bulk.status !== 'running') throw refused('Only a bulk that is being written can be paused.')
      await pauseWritings(transaction, bulk, change.stopAt ?? 'text')
      return writeBulk(transaction, bulk, { status: 'paused', message: '' })
    case 'resume':
      if (bulk.status !== 'paused') throw refused('Only a bulk that is paused can go on.')
      return resumeBulk(context, transaction, bulk, userId)
    case 'cancel': {
      if (!isOpen(bulk)) throw refused('This bulk has ended already.')
      const row = await cancelRows(context, transaction, bulk)
      await enqueueBulk(context, transaction, row, userId)
      return row
    }
    case 'retry': {
      if (bulk.failed === 0) throw refused('Nothing of this bulk has failed.')
      await planFailed(transaction, bulk.id)
      // a paused one goes on when somebody wants the others as well
      return bulk.status === 'paused'
        ? writeBulk(transaction, bulk)
        : resumeBulk(context, transaction, bulk, userId)
    }
  }
}

/** Counts anew, for good: who is told that nothing has failed is also shown so. */
const recount = ({ db }: AppContext, owner: Pick<BulkRow, 'id' | 'accountId'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const bulk = await lockBulk(transaction, owner)
    if (bulk) await writeBulk(transaction, bulk)
  })

/** How many articles are written at once and what they may cost, from now on. */
const paced = (
  transaction: Transaction<Database>,
  bulk: BulkRow,
  { atOnce, spendLimit }: ArticleBulkPatch,
): Promise<BulkRow> => {
  if (!isOpen(bulk)) throw refused('This bulk has ended already.')
  return writeBulk(transaction, bulk, {
    ...(atOnce !== undefined && { atOnce }),
    ...(spendLimit !== undefined && { spendLimit }),
  })
}

/**
 * Pauses, resumes or cancels a bulk, has what failed of it written again, or changes its pace; 404 for one of another
 * account.
 */
export const changeBulk = async (
  context: AppContext,
  { accountId, userId }: Owner,
  id: string,
  change: ArticleBulkPatch,
): Promise<ArticleBulk> => {
  const { action, stopAt, ...pace } = change
  if (stopAt !== undefined && action !== 'pause') throw badInput({ stopAt: 'This belongs to a pause.' })
  const hasPace = Object.keys(pace).length > 0
  if (action === undefined && !hasPace) throw badInput({ action: 'Say what to do with the bulk.' })
  await recount(context, { id, accountId })
  return context.db.transaction().execute(async (transaction) => {
    const known = await lockBulk(transaction, { id, accountId })
    if (!known) throw notFound('bulk')
    const bulk = hasPace ? await paced(transaction, known, change) : known
    return bulkView(await changed(context, transaction, { bulk, userId, change }))
  })
}
