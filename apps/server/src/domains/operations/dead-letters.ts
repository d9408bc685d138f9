import type { DeadLetter } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { notFound } from '../../platform/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { retryMail } from '../notifications/index.ts'

/* A dead letter is a job that pg-boss gave up after all retries, or an email that its server rejected. */

interface Letter {
  readonly source: 'job' | 'mail'
  readonly id: string
  readonly name: string
  readonly attempts: number
  readonly error: string
  readonly failedAt: string
}

const longestError = 300

const all = sql`
  select 'job' as source, id, name, retry_count + 1 as attempts,
    left(coalesce(output ->> 'message', output ->> 'value', output::text, ''), ${longestError}) as error,
    coalesce(completed_on, created_on) as failed_at
  from pgboss.job where state = 'failed'
  union all
  select 'mail', id, subject, attempts, left(message, ${longestError}), updated_at
  from mails where status = 'failed'`

const viewOf = ({ source, id, name, ...rest }: Letter): DeadLetter => ({
  _id: source === 'job' ? `job.${name}.${id}` : `mail.${id}`,
  source,
  name,
  ...rest,
})

/** Returns dead letters, newest first. */
export const listDeadLetters = async (
  { db }: Pick<AppContext, 'db'>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
) => {
  const total = await sql<{ total: number }>`select count(*) as total from (${all}) as letter`.execute(db)
  const { rows } = await sql<Letter>`
    ${all} order by failed_at desc, id limit ${limit} offset ${skip}`.execute(db)
  return { total: total.rows[0]!.total, limit, skip, data: rows.map(viewOf) }
}

/** Returns one dead letter by id. Throws 404, also if it was retried or discarded by now. */
const letterOf = async (db: Kysely<Database>, letterId: string | null): Promise<Letter> => {
  const [, source, name, id] = /^(?:(mail)|job\.([\w-]+))\.([0-9a-f-]{36})$/.exec(letterId ?? '') ?? []
  if (id === undefined || !isUuid(id)) throw notFound('failed job')
  const { rows } = await sql<Letter>`
    select * from (${all}) as letter
    where source = ${source ?? 'job'} and id = ${id} and (${name ?? null}::text is null or name = ${name ?? null})`.execute(
    db,
  )
  if (!rows[0]) throw notFound('failed job')
  return rows[0]
}

interface Admin {
  readonly userId: string
  readonly accountId: string
}

/** Retries it from the beginning and logs the admin. */
export const redriveLetter = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  admin: Admin,
  letterId: string | null,
): Promise<DeadLetter> => {
  const { db } = context
  const letter = await letterOf(db, letterId)
  if (letter.source === 'mail') await retryMail(context, letter.id)
  else
    await changeJob(
      db,
      sql`
        update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, output = null
        where name = ${letter.name} and id = ${letter.id} and state = 'failed'`,
    )
  await writeDown(db, admin, { action: 'record-changed', letter, what: 'retried' })
  return viewOf(letter)
}

/** Removes it from the list permanently. */
export const discardLetter = async (
  { db }: Pick<AppContext, 'db'>,
  admin: Admin,
  letterId: string | null,
): Promise<DeadLetter> => {
  const letter = await letterOf(db, letterId)
  if (letter.source === 'mail')
    await db.deleteFrom('mails').where('id', '=', letter.id).where('status', '=', 'failed').execute()
  else
    await changeJob(
      db,
      sql`delete from pgboss.job where name = ${letter.name} and id = ${letter.id} and state = 'failed'`,
    )
  await writeDown(db, admin, { action: 'record-removed', letter, what: 'discarded' })
  return viewOf(letter)
}

/** Throws if nothing changed, because two admins may act at the same time. */
const changeJob = async (db: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<void> => {
  const { numAffectedRows } = await statement.execute(db)
  if (numAffectedRows === 0n) throw notFound('failed job')
}

const writeDown = (
  db: Kysely<Database>,
  { userId, accountId }: Admin,
  {
    action,
    letter,
    what,
  }: {
    readonly action: 'record-changed' | 'record-removed'
    readonly letter: Letter
    readonly what: string
  },
) =>
  recordAudit(db, {
    action,
    userId,
    accountId,
    details: { service: 'dead-letters', id: letter.id, name: `${letter.name} (${what})` },
  })
