import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listingIds } from '../pages/page-generator.ts'
import type { ProjectRow } from '../projects/project-view.ts'

/** Returns a fingerprint that changes if a listing used by the pages changes or is deleted. */
export const listingsVersion = async (
  db: Kysely<Database>,
  turbo: Pick<ProjectRow, 'accountId' | 'definition'>,
): Promise<string> => {
  const ids = listingIds(turbo.definition)
  if (ids.length === 0) return ''
  const rows = await db
    .selectFrom('naps')
    .select(['id', 'updatedAt'])
    .where('accountId', '=', turbo.accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return hash('sha256', JSON.stringify(rows.map(({ id, updatedAt }) => [id, updatedAt])), 'hex').slice(0, 32)
}
