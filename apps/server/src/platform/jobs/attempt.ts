import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import { uuidV7 } from '../db/uuid-v7.ts'

/** Unit of work: one import, one page, one step. */
export interface WorkUnit {
  /** Kind of the work in the log: 'site-import'. */
  readonly kind: string
  readonly subjectId: string
  readonly accountId: string
  /** True for scheduled work: once it is put aside it stays so until a user requests it. */
  readonly byClock?: boolean
  /**
   * Consecutive workers that may be killed during it; default 2. More for long work that resumes, where a
   * killed worker says little about the work.
   */
  readonly mostLost?: number
  /** Progress in any growing measure; attempts lost before it grew do not count. */
  readonly progress?: number
}

export type Attempted<Result> =
  { readonly kind: 'ended'; readonly result: Result } | { readonly kind: 'put-aside' }

/** Workers that one unit may cost, because the unit itself may crash them. */
const mostLostOnce = 2

/** The same for long work that resumes. */
export const mostLostInLongWork = 10

/** Ms until recording an end is retried after a database failure. */
const tellAgain = 1_000

interface Held extends WorkUnit {
  readonly db: Kysely<Database>
  readonly token: string
}

/** Units that this process executes. */
const inHand = new Map<string, Held>()

/**
 * Starts an attempt. Returns the attempts lost so far, or that the unit is put aside. Its token identifies
 * the new attempt.
 */
const begin = async ({
  db,
  token,
  kind,
  subjectId,
  accountId,
  byClock = false,
  progress = 0,
}: Held): Promise<number | 'aside'> => {
  const { rows } = await sql<{ lost: number }>`
    insert into work_attempts as known (kind, subject_id, account_id, token, progress)
    values (${kind}, ${subjectId}, ${accountId}, ${token}, ${progress})
    on conflict (kind, subject_id) do update set
      lost = case
        when known.put_aside_at is not null or excluded.progress > known.progress then '{}'
        when known.token is null then known.lost
        else array_append(known.lost, known.token) end,
      put_aside_at = null, token = excluded.token, progress = excluded.progress, begun_at = now()
    where known.put_aside_at is null or not ${byClock}
    returning cardinality(lost) as lost`.execute(db)
  return rows[0]?.lost ?? 'aside'
}

/**
 * Removes this attempt from the lost ones, because another worker may have counted it although its worker
 * lives.
 */
const live = ({ db, kind, subjectId, token }: Held): Promise<unknown> =>
  sql`
    update work_attempts set lost = array_remove(lost, ${token}), token = nullif(token, ${token})
    where kind = ${kind} and subject_id = ${subjectId}`.execute(db)

/** Records success: earlier lost attempts no longer count. */
const forget = async (held: Held): Promise<void> => {
  const { db, kind, subjectId, token } = held
  const { numDeletedRows } = await db
    .deleteFrom('workAttempts')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('token', '=', token)
    .executeTakeFirst()
  if (numDeletedRows === 0n) await live(held)
}

/** Records a failure: earlier lost attempts still count. */
const survive = async (held: Held): Promise<void> => {
  await live(held)
  const { db, kind, subjectId } = held
  await sql`
    delete from work_attempts
    where kind = ${kind} and subject_id = ${subjectId} and token is null and lost = '{}'`.execute(db)
}

/**
 * Records the end of an attempt, with retries if the database is unreachable, because that is not the work's
 * fault.
 */
const tellEnd = async (held: Held, end: (held: Held) => Promise<unknown>): Promise<void> => {
  try {
    await end(held)
    inHand.delete(held.token)
  } catch {
    setTimeout(() => void tellEnd(held, end), tellAgain).unref()
  }
}

const putAside = ({ db, kind, subjectId, token }: Held): Promise<unknown> =>
  db
    .updateTable('workAttempts')
    .set({ putAsideAt: sql<string>`now()` })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('token', '=', token)
    .execute()

/** Resets the count for work that was put aside and is requested again. */
export const allowAgain = async (
  db: Kysely<Database>,
  { kind, accountId, subjectIds }: Omit<WorkUnit, 'subjectId'> & { readonly subjectIds?: readonly string[] },
): Promise<void> => {
  await db
    .deleteFrom('workAttempts')
    .where('kind', '=', kind)
    .where('accountId', '=', accountId)
    .where('putAsideAt', 'is not', null)
    .$if(subjectIds !== undefined, (query) =>
      query.where('subjectId', '=', sql<string>`any(${subjectIds}::uuid[])`),
    )
    .execute()
}

/**
 * Executes a unit of work, unless two consecutive workers (or `mostLost`) were killed during it. It is then
 * put aside and logged, and the next requested attempt resets the count. A worker that fails, stops in order
 * or loses its database was not killed.
 */
export const attempt = async <Result>(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  unit: WorkUnit,
  work: () => Promise<Result>,
): Promise<Attempted<Result>> => {
  const held = { ...unit, db, token: uuidV7() }
  const lost = await begin(held)
  if (lost === 'aside') return { kind: 'put-aside' }
  if (lost >= (unit.mostLost ?? mostLostOnce)) {
    await putAside(held)
    log(`Skipping ${unit.kind} ${unit.subjectId}: ${lost} workers crashed while processing it.`)
    return { kind: 'put-aside' }
  }
  inHand.set(held.token, held)
  let end: (held: Held) => Promise<unknown> = survive
  try {
    const result = await work()
    end = forget
    return { kind: 'ended', result }
  } finally {
    await tellEnd(held, end)
  }
}

/** Removes this process's attempts before an orderly stop, because they did not cause it. */
export const giveBackAttempts = async (db: Kysely<Database>): Promise<void> => {
  const ours = [...inHand.values()].filter((held) => held.db === db)
  await Promise.all(ours.map(survive))
}

/** Returns the message about work that was put aside; `what` names its subject, `advice` what to do. */
export const putAsideSentence = (what: string, advice: string, often = 'twice'): string =>
  `The server crashed ${often} while processing this ${what}, so it was skipped. ${advice}`
