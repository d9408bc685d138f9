import type { Generated } from 'kysely'

/** One row: what the application's clock showed last. */
export interface SeenClockTable {
  id: Generated<boolean>
  at: string
}
