import type { HintName } from '@web2/contract/accounts'
import type { Generated } from 'kysely'

/** Hints that a user has seen or dismissed. */
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
