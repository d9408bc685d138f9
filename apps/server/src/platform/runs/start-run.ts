import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import { recordEvent } from '../events/outbox/record-event.ts'
import { uuidV7 } from '../db/uuid-v7.ts'
import { runView } from './run-view.ts'

export interface NewRun {
  readonly accountId: string
  readonly userId: string | null
  /** Name of its job. */
  readonly kind: string
  readonly subjectId: string
  readonly message: string
  /** Subject of each step. */
  readonly steps: readonly string[]
  /** Final count, if known already. */
  readonly total?: number
  readonly now: Date
}

/** Starts a run. Returns its id, or null if the subject already has an active run of this kind. */
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
      // literals, because with parameters a prepared statement would not match the partial index
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

/** Returns the active run of this kind for a subject. */
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

/**
 * Returns the active run, locked until the transaction ends, so that it is neither ended nor canceled before.
 * A cancellation may have been requested already.
 */
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
