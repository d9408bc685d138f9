import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { notify } from '../notify.ts'
import { changeRun } from '../runs/change-run.ts'
import { openRun } from '../runs/work-on-run.ts'
import { lockBulk, writeBulk, type BulkRow } from './bulk-view.ts'

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

const summaryOf = ({ total, written, review, failed, cancelled }: BulkRow): string =>
  [
    `${(written + review).toLocaleString('en')} of ${counted(total, 'article')} written`,
    ...(review > 0 ? [`${review.toLocaleString('en')} to be looked at`] : []),
    ...(failed > 0 ? [`${failed.toLocaleString('en')} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled.toLocaleString('en')} cancelled`] : []),
  ].join(', ')

const titles = {
  done: 'is written',
  paused: 'is paused',
  cancelled: 'was cancelled',
  running: 'is being written',
} as const

const tell = (transaction: Transaction<Database>, bulk: BulkRow) =>
  notify(transaction, {
    accountId: bulk.accountId,
    type: 'write-bulk',
    cause: `write-bulk:${bulk.id}`,
    payload: {
      title: `“${bulk.name}” ${titles[bulk.status]}`,
      message: `${summaryOf(bulk)}.${bulk.status === 'paused' ? ` ${bulk.message}` : ''}`,
      link: `/articles/bulk-add?bulk=${bulk.id}`,
    },
  })

/** Closes the run of a bulk that has ended or rests; one that was gone on with meanwhile stays open. */
export const finishBulk = (
  { db, now }: AppContext,
  runId: string,
  bulk: Pick<BulkRow, 'id' | 'accountId'>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const run = await openRun(transaction, runId)
    const locked = await lockBulk(transaction, bulk)
    if (!run || !locked) return
    const current = await writeBulk(transaction, locked)
    const isRunning = current.status === 'running'
    if (current.writing > 0 || (isRunning && current.waiting > 0)) return
    const endedAt = now().toISOString()
    const change = isRunning ? ({ status: 'done', message: '', endedAt } as const) : { endedAt }
    const ended = await writeBulk(transaction, locked, current.status === 'paused' ? {} : change)
    await changeRun(transaction, run, {
      status: ended.status === 'cancelled' ? 'cancelled' : 'done',
      message: `${summaryOf(ended)}.`,
      done: ended.written + ended.review + ended.failed + ended.cancelled,
      endedAt,
    })
    // who has paused or cancelled it knows; who was paused by the month or by a failure does not
    if (ended.status === 'done' || (ended.status === 'paused' && ended.message !== ''))
      await tell(transaction, ended)
  })
