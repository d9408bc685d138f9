import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import { recordEvents } from '../events/outbox/record-event.ts'
import { runView } from './run-view.ts'
import type { RunLocks } from './shared-run-locks.ts'
import type { RunRow } from './run-lifecycle.ts'

export interface RunClaim {
  readonly kind: string
  /** Runs at most. */
  readonly most: number
  /** Runs of this process, which are not looked at. */
  readonly ours: readonly string[]
  /** Done in the transaction that begins the runs. */
  readonly begin: (transaction: Transaction<Database>, runs: readonly RunRow[]) => Promise<void>
}

/**
 * Runs that wait for a worker, by turns of the accounts: each its first, then each its second, those at work counted,
 * so that one with a thousand holds nobody up. The same order as `roundRobinByAccount` gives, in the database. The status is asked
 * twice: of a row that somebody else has changed meanwhile, PostgreSQL looks again at what is asked of the row itself.
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

/** Runs that were begun and have something due, or nothing left but to be closed: their worker may be gone. */
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

/** Begins runs that wait, all in one transaction; each is locked. */
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

/** Takes up runs that were begun once and that nobody works on; each is locked. */
export const claimAbandonedRuns = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  locks: RunLocks,
  claim: Omit<RunClaim, 'begin'>,
): Promise<readonly RunRow[]> => {
  const found = await abandonedRuns(db, claim, now())
  const locked = await lockedOf(found, locks)
  if (locked.length === 0) return []
  // who held the lock a moment ago may have closed the run
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
