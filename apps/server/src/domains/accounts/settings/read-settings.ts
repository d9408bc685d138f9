import type { SettingKeyName } from '@web2/contract/accounts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { SettingKeysTable, SettingsTable } from '../tables.ts'

/** The stored settings of an account; keys are sealed. */
export interface StoredSettings {
  /** Undefined if no setting was ever changed. */
  readonly open: Selectable<SettingsTable> | undefined
  readonly keys: ReadonlyMap<SettingKeyName, Selectable<SettingKeysTable>>
}

export const readSettings = async (db: Kysely<Database>, accountId: string): Promise<StoredSettings> => {
  const open = await db
    .selectFrom('settings')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const keys = await db
    .selectFrom('settingKeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute()
  return { open, keys: new Map(keys.map((key) => [key.name, key])) }
}
