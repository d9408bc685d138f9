import { bulkRunKind } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { lockBulk, writeBulk, type BulkRow } from './bulk-view.ts'

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

const summaryOf = ({ total, written, review, failed, cancelled }: BulkRow): string =>
  [
    `${(written + review).toLocaleString('en')} of ${counted(total, 'article')} generated`,
    ...(review > 0 ? [`${review.toLocaleString('en')} to review`] : []),
    ...(failed > 0 ? [`${failed.toLocaleString('en')} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled.toLocaleString('en')} canceled`] : []),
  ].join(', ')

const titles = {
  done: 'is finished',
  paused: 'is paused',
  cancelled: 'was canceled',
  running: 'is running',
} as const

const tell = (transaction: Transaction<Database>, bulk: BulkRow) =>
  notify(transaction, {
    accountId: bulk.accountId,
    type: 'write-bulk',
    cause: `write-bulk:${bulk.id}`,
    payload: {
      title: `“${bulk.name}” ${bulk.status === 'done' && bulk.failed > 0 ? 'is incomplete' : titles[bulk.status]}`,
      message: `${summaryOf(bulk)}.${bulk.status === 'paused' ? ` ${bulk.message}` : ''}`,
      link: `/articles/bulk-add?bulk=${bulk.id}`,
    },
  })

/** Locks the run if it is open, so that the bulk is recounted after transactions that keep it open. */
const lockRun = (transaction: Transaction<Database>, runId: string) =>
  transaction
    .selectFrom('runs')
    .select(['id', 'accountId'])
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst()

const uncompared = (transaction: Transaction<Database>, bulkId: string) =>
  transaction
    .selectFrom('articleBulkRows')
    .select('id')
    .where('bulkId', '=', bulkId)
    .where('status', '=', 'written')
    .where('compared', '=', false)
    .limit(1)
    .executeTakeFirst()

/**
 * Checks whether a run has ended since the bulk was last resumed, in which case the user was already
 * notified.
 */
const isKnown = async (transaction: Transaction<Database>, { id, resumedAt }: BulkRow): Promise<boolean> =>
  (await transaction
    .selectFrom('runs')
    .select('id')
    .where('kind', '=', bulkRunKind)
    .where('subjectId', '=', id)
    .where('endedAt', '>', resumedAt)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Closes the run of a bulk that ended or is paused; one that was resumed in the meantime stays open. */
export const finishBulk = (
  { db, now }: AppContext,
  runId: string,
  bulk: Pick<BulkRow, 'id' | 'accountId'>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    const run = locked && (await lockRun(transaction, runId))
    if (!run) return
    const current = await writeBulk(transaction, locked)
    const isRunning = current.status === 'running'
    if (current.writing > 0 || (isRunning && current.waiting > 0)) return
    if (await uncompared(transaction, locked.id)) return
    const isNews = isRunning || !(await isKnown(transaction, locked))
    const endedAt = now().toISOString()
    const change = isRunning
      ? ({ status: 'done', message: '', endedAt } as const)
      : { endedAt: current.endedAt ?? endedAt }
    const ended = await writeBulk(transaction, locked, current.status === 'paused' ? {} : change)
    await changeRun(transaction, run, {
      status: ended.status === 'cancelled' ? 'cancelled' : 'done',
      message: `${summaryOf(ended)}.`,
      done: ended.written + ended.review + ended.failed + ended.cancelled,
      endedAt,
    })
    // users who paused or canceled it know; those whose bulk paused at a limit or a failure don't
    if (isNews && (ended.status === 'done' || (ended.status === 'paused' && ended.message !== '')))
      await tell(transaction, ended)
  })
