import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { createBatchSender, type BatchSender } from '../transient/coalesce-events.ts'
import { collectEvents, outboxChannel, recordUnannounced } from './record-event.ts'

type Announcing = Pick<AppContext, 'db' | 'log' | 'shared'>

const createAnnouncer = ({ db, log }: Pick<AppContext, 'db' | 'log'>): BatchSender<null> =>
  createBatchSender(
    async () => void (await sql`select pg_notify(${outboxChannel}, '')`.execute(db)),
    (error) => log(`Events: ${error instanceof Error ? error.message : String(error)}`),
  )

/**
 * Wakes the readers of events that are committed: at once, or within 50 ms for all that this process commits until then.
 * If it dies before, the readers find the events a second later.
 */
export const announceEvents = (context: Announcing): void =>
  context.shared.once(createAnnouncer, context).add(null)

/**
 * Runs a transaction whose events are written in one statement at its end, and wakes their readers after the commit: NOTIFY
 * takes a lock of the whole database until the commit is on disk, so transactions with it commit one by one. `last` locks
 * rows that many transactions want, such as the account's counters: after everything else, so that the others wait only
 * for the commit.
 */
export const withAnnouncedEvents = async <Answer>(
  context: Announcing,
  work: (transaction: Transaction<Database>) => Promise<Answer>,
  last?: (transaction: Transaction<Database>, answer: Answer) => Promise<unknown>,
): Promise<Answer> => {
  const { answer, events } = await context.db.transaction().execute(async (transaction) => {
    const ended = await collectEvents(transaction, work)
    await recordUnannounced(transaction, ended.events)
    await last?.(transaction, ended.answer)
    return ended
  })
  if (events.length > 0) announceEvents(context)
  return answer
}
