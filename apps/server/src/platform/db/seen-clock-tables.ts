import type { Generated } from 'kysely'

/** One row: the application's clock as last seen. */
export interface SeenClockTable {
  id: Generated<boolean>
  at: string
}
