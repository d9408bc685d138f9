import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import { recordEvent } from '../events/outbox/record-event.ts'
import { uuidV7 } from '../db/uuid-v7.ts'
import { runView } from './run-view.ts'

export interface NewRun {
  readonly accountId: string
  readonly userId: string | null
  /** Name of the job that works on it. */
  readonly kind: string
  readonly subjectId: string
  readonly message: string
  /** What each step works on. */
  readonly steps: readonly string[]
  /** What its count goes up to, where that is known already. */
  readonly total?: number
  readonly now: Date
}

/** The run's id; null when a run of this kind is at work for the subject already. */
export const startRun = async (transaction: Transaction<Database>, run: NewRun): Promise<string | null> => {
  const id = uuidV7()
  const row = await transaction
    .insertInto('runs')
    .values({
      id,
      accountId: run.accountId,
      createdBy: run.userId,
      kind: run.kind,
      subjectId: run.subjectId,
      message: run.message,
      total: run.total ?? 0,
      startedAt: null,
      endedAt: null,
    })
    .onConflict((conflict) =>
      // spelled out: with parameters a prepared statement would no longer match the partial index
      conflict
        .columns(['kind', 'subjectId'])
        .where(sql<boolean>`status in ('queued', 'running')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  if (run.steps.length > 0)
    await transaction
      .insertInto('runItems')
      .values(
        run.steps.map((subjectId) => ({ id: uuidV7(), runId: id, subjectId, dueAt: run.now.toISOString() })),
      )
      .execute()
  await recordEvent(transaction, {
    accountId: run.accountId,
    path: 'runs',
    name: 'created',
    record: runView(row),
  })
  return id
}

/** The run of this kind that is at work for the subject. */
export const findActiveRun = async (
  db: Kysely<Database>,
  kind: string,
  subjectId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row?.id
}

/** The same, which is neither ended nor cancelled before the end of the transaction, unless somebody has asked by now. */
export const lockActiveRun = (
  transaction: Transaction<Database>,
  kind: string,
  subjectId: string,
): Promise<{ id: string; cancelRequested: boolean } | undefined> =>
  transaction
    .selectFrom('runs')
    .select(['id', 'cancelRequested'])
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', 'in', ['queued', 'running'])
    .forShare()
    .executeTakeFirst()
