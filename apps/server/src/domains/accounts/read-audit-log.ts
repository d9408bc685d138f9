import type { AuditAction, AuditLine, Page } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import { likePattern } from '../../platform/db/adapter/like-pattern.ts'
import type { Database } from '../../platform/db/database.ts'

export interface AuditQuery {
  readonly accountId: string
  readonly limit: number
  readonly skip: number
  /** Part of the name of the user or record in the entry. */
  readonly search: string
  readonly userId?: string
}

/** Returns entries of the account's audit log, newest first. */
export const readAudit = async (
  db: Kysely<Database>,
  { accountId, limit, skip, search, userId }: AuditQuery,
): Promise<Page<AuditLine>> => {
  const wanted = likePattern(search)
  const matching = db
    .selectFrom('auditLog as line')
    .leftJoin('users as user', 'user.id', 'line.userId')
    .leftJoin('users as actor', (join) =>
      join.on(sql<boolean>`actor.id::text = line.details ->> 'by'`).on(sql<boolean>`line.details ? 'by'`),
    )
    .where('line.accountId', '=', accountId)
    .$if(userId !== undefined, (all) => all.where('line.userId', '=', userId!))
    .$if(search !== '', (all) =>
      all.where((where) =>
        where.or([
          where('user.name', 'ilike', wanted),
          where('actor.name', 'ilike', wanted),
          where(sql<string>`line.details ->> 'name'`, 'ilike', wanted),
          where(sql<string>`line.details ->> 'service'`, 'ilike', wanted),
          where('line.action', 'ilike', wanted),
        ]),
      ),
    )
  const [{ total }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select([
        'line.id',
        'line.at',
        'line.action',
        'line.userId',
        'line.details',
        'user.name as userName',
        'actor.name as byName',
      ])
      .orderBy('line.at', 'desc')
      .orderBy('line.id', 'desc')
      .limit(limit)
      .offset(skip)
      .execute(),
  ])
  return { total, limit, skip, data: rows.map(asLine) }
}

const shownDetails = [
  'service',
  'id',
  'name',
  'count',
  'issues',
  'email',
  'reason',
  'before',
  'after',
] as const

const asLine = ({
  id,
  at,
  action,
  userId,
  details,
  userName,
  byName,
}: {
  readonly id: number
  readonly at: string
  readonly action: string
  readonly userId: string | null
  readonly details: unknown
  readonly userName: string | null
  readonly byName: string | null
}): AuditLine => {
  const known = details as Record<string, unknown>
  return {
    _id: String(id),
    at,
    action: action as AuditAction,
    userId,
    userName: userName ?? '',
    byName: byName ?? '',
    details: Object.fromEntries(
      shownDetails.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]])),
    ),
  }
}
