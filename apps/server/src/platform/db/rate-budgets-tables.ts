import type { ColumnType, Generated } from 'kysely'

/** Uses by window length in seconds: part numbers of the window with their counts. */
export type BudgetUses = Readonly<Record<string, readonly (readonly [part: number, count: number])[]>>

/** One row per budget; taking a permit locks the row. */
export interface RateBudgetsTable {
  name: string
  /** Time until which the service asked all callers to wait. */
  heldUntil: string | null
  uses: ColumnType<BudgetUses, string | undefined, string>
}

/** Concurrency permits of calls in progress, across all workers. */
export interface RateSlotsTable {
  id: string
  budget: string
  permit: string
  taken: number
  /** End of the lease, after which it no longer counts because its worker was killed. */
  expiresAt: Generated<string>
}
