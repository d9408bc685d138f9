import type { SettingKeyName } from '@web2/contract/accounts'
import type { TextGenerator } from '@web2/contract/ai'
import type { ColumnType, Generated } from 'kysely'

/**
 * An account's settings for external services, except its keys. An account without a row has the defaults.
 */
export interface SettingsTable {
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  compatibleBaseUrl: Generated<string>
  compatibleLabel: Generated<string>
  midjourneyGateway: Generated<string>
  defaultWriter: ColumnType<TextGenerator | null, string | null | undefined, string | null>
}

/** Keys for external services, one per row, sealed by secrets/seal.ts. */
export interface SettingKeysTable {
  accountId: string
  name: SettingKeyName
  createdBy: string | null
  updatedAt: Generated<string>
  keySealed: string
  keyLast4: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    settings: SettingsTable
    settingKeys: SettingKeysTable
  }
}
