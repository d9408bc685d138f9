import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listingsVersion } from '../planning/listings-fingerprint.ts'
import type { ProjectRow } from './project-view.ts'
import { sourcePage } from '../planning/source-page.ts'

/** Returns the project with what changed since it was last planned or published. */
export const withChanges = async (db: Kysely<Database>, turbo: ProjectRow): Promise<ProjectRow> => {
  const page = await sourcePage(db, turbo.accountId, turbo.definition.source)
  const pageChanged = page !== undefined && page.version !== turbo.sourceVersion && turbo.plannedAt !== null
  const wasPublished = turbo.released > 0
  const listingsChanged = wasPublished && (await listingsVersion(db, turbo)) !== turbo.listingsVersion
  const changedSince: ProjectRow['changedSince'] = [
    ...(turbo.changedSince.includes('definition') ? (['definition'] as const) : []),
    ...(pageChanged ? (['page'] as const) : []),
    ...(listingsChanged ? (['listings'] as const) : []),
  ]
  return { ...turbo, changedSince }
}
