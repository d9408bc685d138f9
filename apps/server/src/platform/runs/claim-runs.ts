import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import { recordEvents } from '../events/outbox/record-event.ts'
import { runView } from './run-view.ts'
import type { RunLocks } from './shared-run-locks.ts'
import type { RunRow } from './run-lifecycle.ts'

export interface RunClaim {
  readonly kind: string
  /** Maximum number of runs. */
  readonly most: number
  /** Runs of this process, which are skipped. */
  readonly ours: readonly string[]
  /** Runs in the transaction that starts the runs. */
  readonly begin: (transaction: Transaction<Database>, runs: readonly RunRow[]) => Promise<void>
}

/**
 * Returns queued runs, round-robin by account and counting running ones, so that one with a thousand runs
 * delays no other. The database equivalent of `roundRobinByAccount`. The status is checked twice, because
 * PostgreSQL rechecks only conditions on the locked row itself if another transaction has changed it.
 */
const waiting = async (
  transaction: Kysely<Database>,
  { kind, most }: RunClaim,
): Promise<readonly RunRow[]> => {
  const { rows } = await sql<RunRow>`
    with open as (
      select id, status, row_number() over (
        partition by account_id order by status = 'queued', created_at, id
      ) as turn
      from runs where kind = ${kind} and status in ('queued', 'running')
    )
    select runs.* from runs join open using (id)
    where open.status = 'queued' and runs.status = 'queued'
    order by open.turn, runs.created_at, runs.id
    limit ${most} for update of runs skip locked`.execute(transaction)
  return rows
}

/** Returns started runs with a due step, or without open steps: their worker may be gone. */
const abandonedRuns = async (
  db: Kysely<Database>,
  { kind, most, ours }: Omit<RunClaim, 'begin'>,
  now: Date,
): Promise<readonly RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select * from runs where kind = ${kind} and status = 'running' and id <> all(${ours}::uuid[])
      and (exists (
        select from run_items where run_id = runs.id and status = 'planned' and due_at <= ${now.toISOString()}
          and (paused is null or working)
      ) or not exists (select from run_items where run_id = runs.id and status = 'planned'))
    order by updated_at limit ${most}`.execute(db)
  return rows
}

const isOneOf = (runs: readonly RunRow[]) => sql<boolean>`id = any(${runs.map(({ id }) => id)}::uuid[])`
const subjectsOf = (runs: readonly RunRow[]) => runs.flatMap(({ subjectId }) => subjectId ?? [])
const lockedOf = async (runs: readonly RunRow[], locks: RunLocks): Promise<readonly RunRow[]> => {
  if (runs.length === 0) return []
  const taken = await locks.take(subjectsOf(runs))
  return runs.filter(({ subjectId }) => subjectId !== null && taken.has(subjectId))
}

/** Starts queued runs in one transaction and locks each. */
export const claimQueuedRuns = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  locks: RunLocks,
  claim: RunClaim,
): Promise<readonly RunRow[]> => {
  let locked: readonly RunRow[] = []
  try {
    return await db.transaction().execute(async (transaction) => {
      locked = await lockedOf(await waiting(transaction, claim), locks)
      if (locked.length === 0) return []
      const begun = await transaction
        .updateTable('runs')
        .set({
          status: 'running',
          startedAt: sql`coalesce(started_at, ${now().toISOString()})`,
          updatedAt: sql`now()`,
        })
        .where(isOneOf(locked))
        .returningAll()
        .execute()
      await claim.begin(transaction, begun)
      await recordEvents(
        transaction,
        begun.map((run) => ({
          accountId: run.accountId,
          path: 'runs',
          name: 'patched',
          record: runView(run),
        })),
      )
      return begun
    })
  } catch (error) {
    await Promise.all(subjectsOf(locked).map((id) => locks.release(id)))
    throw error
  }
}

/** Resumes started runs that no worker has locked, and locks each. */
export const claimAbandonedRuns = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  locks: RunLocks,
  claim: Omit<RunClaim, 'begin'>,
): Promise<readonly RunRow[]> => {
  const found = await abandonedRuns(db, claim, now())
  const locked = await lockedOf(found, locks)
  if (locked.length === 0) return []
  // the former lock holder may have ended the run
  const open = await db
    .selectFrom('runs')
    .selectAll()
    .where(isOneOf(locked))
    .where('status', '=', 'running')
    .execute()
  const isOpen = new Set(open.map(({ id }) => id))
  for (const { id, subjectId } of locked) if (!isOpen.has(id)) await locks.release(subjectId ?? '')
  return open
}
