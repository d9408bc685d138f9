import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CloudAccountsTable } from './tables.ts'

/** Finds the tenant's account at a cloud by its label, ignoring case. */
export const findCloudAccount = (
  db: Kysely<Database>,
  wanted: { readonly accountId: string; readonly cloud: string; readonly label: string },
): Promise<Selectable<CloudAccountsTable> | undefined> =>
  db
    .selectFrom('cloudAccounts')
    .selectAll()
    .where('accountId', '=', wanted.accountId)
    .where(sql<boolean>`cloud = ${wanted.cloud} and lower(label) = lower(${wanted.label})`)
    .executeTakeFirst()
