import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Caller } from '../auth/caller.ts'

const actions = {
  create: 'record-created',
  update: 'record-changed',
  patch: 'record-changed',
  remove: 'record-removed',
} as const

export type WritingMethod = keyof typeof actions

/** Returns whether a service's method creates, changes or deletes records. */
export const isWriting = (method: string): method is WritingMethod => Object.hasOwn(actions, method)

/** Minutes within which changes of one record share an entry, because editors save while the user types. */
const onePer = 10

const nameFields = ['name', 'title', 'businessName', 'label', 'subject', 'url'] as const

/** Returns the name of a record, or an empty string if it has none. */
const nameOf = (record: Readonly<Record<string, unknown>>): string => {
  const name = nameFields.map((field) => record[field]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name.slice(0, 200) : ''
}

const detailsOf = (service: string, result: unknown, isNamed: boolean): Record<string, unknown> => {
  const all = (Array.isArray(result) ? result : [result]) as Record<string, unknown>[]
  const [first] = all
  const id = typeof first?._id === 'string' ? first._id : undefined
  const name = isNamed && typeof first === 'object' && first !== null ? nameOf(first) : ''
  return { service, ...(id && { id }), ...(name && { name }), ...(all.length > 1 && { count: all.length }) }
}

/** Returns whether a caller's changes are logged: those of VAs and of impersonating admins. */
export const isLogged = (caller: Caller): boolean => caller.role === 'va' || caller.actedBy !== undefined

/** Adds one entry about a completed change. */
export const recordWork = async (
  db: Kysely<Database>,
  {
    caller,
    service,
    method,
    result,
    isNamed = true,
  }: {
    readonly caller: Caller
    readonly service: string
    readonly method: WritingMethod
    readonly result: unknown
    /** False if the names of the records may not be stored. */
    readonly isNamed?: boolean
  },
): Promise<void> => {
  const { accountId, userId, actedBy } = caller
  const action = actions[method]
  const details = { ...detailsOf(service, result, isNamed), ...(actedBy && { by: actedBy.userId }) }
  const same = JSON.stringify(details)
  await sql`
    insert into audit_log (action, user_id, account_id, details)
    select ${action}, ${userId}::uuid, ${accountId}::uuid, ${same}::jsonb
    where ${action} <> 'record-changed' or not exists (
      select from audit_log
      where account_id = ${accountId} and at > now() - make_interval(mins => ${onePer})
        and user_id = ${userId} and action = ${action} and details = ${same}::jsonb
    )`.execute(db)
}
