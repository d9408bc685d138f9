import type { Kysely } from 'kysely'
import type { Publication } from '@web2/contract/publishing'
import type { Database } from '../../../platform/db/database.ts'
import { retainedPublicationIds } from '../publication-store/retained-publications.ts'
import type { PublicationRow } from './publication.ts'

/** Returns publications of one site in API form, in the order of the rows. */
export const publicationViews = async (
  db: Kysely<Database>,
  siteId: string,
  rows: readonly PublicationRow[],
): Promise<Publication[]> => {
  if (rows.length === 0) return []
  const userIds = rows.flatMap(({ createdBy }) => createdBy ?? [])
  const sourceIds = rows.flatMap(({ restoredFrom }) => restoredFrom ?? [])
  const users =
    userIds.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', userIds).execute()
  const sources =
    sourceIds.length === 0
      ? []
      : await db.selectFrom('publications').select(['id', 'number']).where('id', 'in', sourceIds).execute()
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const numbers = new Map(sources.map(({ id, number }) => [id, number]))
  const kept = await retainedPublicationIds(db, siteId)
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    createdBy: row.createdBy,
    siteId: row.siteId,
    runId: row.runId,
    number: row.number,
    createdByName: names.get(row.createdBy ?? '') ?? '',
    restoredFrom: row.restoredFrom,
    restoredNumber: numbers.get(row.restoredFrom ?? '') ?? null,
    status: row.status,
    message: row.message,
    endedAt: row.endedAt,
    targets: row.targets,
    restorable: kept.has(row.id) && row.targets.some(({ status }) => status === 'done'),
    review: row.review,
    pagesKept: kept.has(row.id) && row.pagesKept,
  }))
}
