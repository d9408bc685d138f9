import { sql, type Kysely } from 'kysely'
import { limits } from '@web2/contract/core'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Ids of the publications of a site whose files are kept: the newest that reached at least one place, and those at
 * work.
 */
export const retainedPublicationIds = async (db: Kysely<Database>, siteId: string): Promise<Set<string>> => {
  const reached = await db
    .selectFrom('publications')
    .select('id')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`targets @> '[{"status": "done"}]'`)
    .orderBy('number', 'desc')
    .limit(limits.publicationsKept)
    .execute()
  const atWork = await db
    .selectFrom('publications')
    .select('id')
    .where('siteId', '=', siteId)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  return new Set([...reached, ...atWork].map(({ id }) => id))
}
