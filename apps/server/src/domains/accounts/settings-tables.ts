import type { SettingKeyName } from '@web2/contract/accounts'
import type { TextGenerator } from '@web2/contract/ai'
import type { ColumnType, Generated } from 'kysely'

/** What an account keeps about outside services besides its keys; an account without a row has the defaults. */
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

/** Keys of outside services, one a row, as envelopes of secrets/seal.ts. */
export interface SettingKeysTable {
  accountId: string
  name: SettingKeyName
  createdBy: string | null
  updatedAt: Generated<string>
  keySealed: string
  keyLast4: string
}
