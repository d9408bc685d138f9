import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import { uuidV7 } from '../db/uuid-v7.ts'

/** What is worked on as a whole: one import, one page, one step. */
export interface WorkUnit {
  /** What the work is, in the words of the log: 'site-import'. */
  readonly kind: string
  readonly subjectId: string
  readonly accountId: string
  /** Nobody asks for it but the clock: once it is put aside it stays so, until somebody asks. */
  readonly byClock?: boolean
  /**
   * Workers in a row that may be killed at it; 2 unless given. More for work that goes on for long and from where it
   * was: that a worker was killed meanwhile says little of it.
   */
  readonly mostLost?: number
  /** How far it is, in any measure that grows: whatever was lost before it grew does not count. */
  readonly progress?: number
}

export type Attempted<Result> =
  { readonly kind: 'ended'; readonly result: Result } | { readonly kind: 'put-aside' }

/** Workers that may go down with one unit of work; it may be the work that brings them down. */
const mostLostOnce = 2

/** The same for work that goes on for long. */
export const mostLostInLongWork = 10

/** Milliseconds until an end that the database did not take is told again. */
const tellAgain = 1_000

interface Held extends WorkUnit {
  readonly db: Kysely<Database>
  readonly token: string
}

/** What this process is at. */
const inHand = new Map<string, Held>()

/** The attempts lost so far at this unit, or that it stays aside; the one that begins now is known by its token. */
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

/** This worker lives; whoever took its attempt for lost meanwhile counted one too many. */
const live = ({ db, kind, subjectId, token }: Held): Promise<unknown> =>
  sql`
    update work_attempts set lost = array_remove(lost, ${token}), token = nullif(token, ${token})
    where kind = ${kind} and subject_id = ${subjectId}`.execute(db)

/** The work is done: whatever was lost before does not matter any more. */
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

/** The work is not done, and what was lost before counts. */
const survive = async (held: Held): Promise<void> => {
  await live(held)
  const { db, kind, subjectId } = held
  await sql`
    delete from work_attempts
    where kind = ${kind} and subject_id = ${subjectId} and token is null and lost = '{}'`.execute(db)
}

/** Tells the end of an attempt, later if the database is away: that is not the work's fault. */
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

/** Somebody asks for work that was put aside: the count begins anew. */
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
 * Does a unit of work, unless two workers in a row (or as many as it says) were killed at it: then it is put aside, the
 * log says so, and the next attempt, by whoever asks for it, begins to count anew. A worker that fails, stops in good
 * order or loses its database has not been killed.
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
    log(`The ${unit.kind} ${unit.subjectId} is put aside: ${lost} workers were killed at it.`)
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

/** Before the process stops in good order: what it is still at was not what stopped it. */
export const giveBackAttempts = async (db: Kysely<Database>): Promise<void> => {
  const ours = [...inHand.values()].filter((held) => held.db === db)
  await Promise.all(ours.map(survive))
}

/** What a person is told of work that was put aside; `what` is what was read, `advice` what to do about it. */
export const putAsideSentence = (what: string, advice: string, often = 'twice'): string =>
  `The server stopped ${often} while it worked on this ${what}, so it was put aside. ${advice}`
