import { dashboardNames, type Dashboard } from '@web2/contract/dashboard'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { firstOf } from './first-records.ts'

interface Found {
  readonly id: string
  readonly name: string
  readonly message: string
  readonly total: number
}

/** Returns blogs that did not respond at their last try; a disconnected one has the status failed. */
export const silentBlogs = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<Dashboard['silentBlogs']> => {
  const { rows } = await sql<Found>`
    select id, name, problem as message, count(*) over () as total from properties
    where account_id = ${accountId} and problem <> '' and status in ('verified', 'verifying')
    order by updated_at desc, id limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}

/**
 * Returns generations that wait for a service that does not respond, and those that failed in the last week and left an
 * incomplete draft. Articles without any text have the status failed and are counted by it; those of bulks are listed
 * there.
 */
export const troubledGenerations = async (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<Dashboard['generations']> => {
  const { rows } = await sql<Found & { state: 'incomplete' | 'waiting' }>`
    select id, name, message, state, count(*) over () as total from (
      select generation.id, generation.keyword as name, card.message, 'waiting' as state, generation.updated_at
      from generations generation cross join lateral (
        select message from generation_cards
        where generation_id = generation.id and status = 'waiting' and message <> '' limit 1
      ) card
      where generation.account_id = ${accountId} and generation.status in ('queued', 'running')
        and generation.bulk_id is null
      union all
      select generation.id, generation.keyword, generation.message, 'incomplete', generation.updated_at
      from generations generation join articles article on article.id = generation.article_id
      where generation.account_id = ${accountId} and generation.status = 'failed'
        and generation.bulk_id is null and article.status = 'draft'
        and generation.updated_at > ${new Date(now.getTime() - 7 * 86_400_000).toISOString()}
    ) as troubled
    order by updated_at desc, id limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}

/** Returns paused bulks. */
export const pausedBulks = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<Dashboard['pausedBulks']> => {
  const { rows } = await sql<Found>`
    select id, name, message, count(*) over () as total from article_bulks
    where account_id = ${accountId} and status = 'paused'
    order by updated_at desc, id limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}
