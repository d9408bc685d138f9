import type { ColumnType, Generated } from 'kysely'

/** Uses by the length of a window in seconds: numbers of parts of the window, and how often each was used. */
export type BudgetUses = Readonly<Record<string, readonly (readonly [part: number, count: number])[]>>

/** One row for each budget; who takes from it holds the row. */
export interface RateBudgetsTable {
  name: string
  /** The service asked everybody to wait until then. */
  heldUntil: string | null
  uses: ColumnType<BudgetUses, string | undefined, string>
}

/** Calls that are under way, of every worker. */
export interface RateSlotsTable {
  id: string
  budget: string
  permit: string
  taken: number
  /** From then on it counts no more: whoever took it was killed. */
  expiresAt: Generated<string>
}
