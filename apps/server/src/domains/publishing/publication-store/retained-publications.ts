import { sql, type Kysely } from 'kysely'
import { limits } from '@web2/contract/core'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Returns ids of a site's publications whose files are retained: the newest that reached at least one target,
 * and those in progress.
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
