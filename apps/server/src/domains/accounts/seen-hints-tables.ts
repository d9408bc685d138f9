import type { HintName } from '@web2/contract/accounts'
import type { Generated } from 'kysely'

/** What a person has seen or put away. */
export interface SeenHintsTable {
  userId: string
  hint: HintName
  seenAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    seenHints: SeenHintsTable
  }
}
