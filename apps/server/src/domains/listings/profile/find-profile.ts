import type { ProfileEntries } from '@web2/contract/listings'
import type { Kysely } from 'kysely'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import type { Database } from '../../../platform/db/database.ts'
import { typedEntries } from './entries.ts'

/** The part of a business profile that texts may use: never a proposed value. */
export interface ConfirmedProfile {
  readonly id: string
  /** Raised with each change of the confirmed values. */
  readonly version: number
  readonly confirmed: ProfileEntries
}

/** Returns the confirmed profile of a listing of the account; null if it has none. */
export const findConfirmedProfile = async (
  db: Kysely<Database>,
  { napId, accountId }: { readonly napId: string | null; readonly accountId: string },
): Promise<ConfirmedProfile | null> => {
  if (napId === null || !isUuid(napId)) return null
  const row = await db
    .selectFrom('naps')
    .innerJoin('businessProfiles', 'businessProfiles.id', 'naps.profileId')
    .select(['businessProfiles.id', 'businessProfiles.version', 'businessProfiles.confirmed'])
    .where('naps.id', '=', napId)
    .where('naps.accountId', '=', accountId)
    .where('businessProfiles.accountId', '=', accountId)
    .executeTakeFirst()
  return row ? { id: row.id, version: row.version, confirmed: typedEntries(row.confirmed) } : null
}
