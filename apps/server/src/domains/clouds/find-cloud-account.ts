import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CloudAccountsTable } from './tables.ts'

/** An account at a cloud by its label, within the tenant; labels differ by more than case. */
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
