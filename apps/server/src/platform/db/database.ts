import type { AccessTokensTable } from './access-tokens-tables.ts'
import type { NodesTable } from './nodes-tables.ts'
import type { RateBudgetsTable, RateSlotsTable } from './rate-budgets-tables.ts'
import type { RunItemsTable, RunsTable } from './runs-tables.ts'
import type { SecretCheckTable } from './secret-check-tables.ts'
import type { SeenClockTable } from './seen-clock-tables.ts'
import type { OutboxTable } from './tables.ts'
import type { WorkAttemptsTable } from './work-attempt-tables.ts'

/**
 * All tables. The platform's are named here; each domain adds its own in its `tables.ts`. Columns are snake_case in SQL
 * and camelCase in code (Kysely's CamelCasePlugin, in connect.ts).
 */
export interface Database {
  accessTokens: AccessTokensTable
  rateBudgets: RateBudgetsTable
  rateSlots: RateSlotsTable
  seenClock: SeenClockTable
  secretCheck: SecretCheckTable
  outbox: OutboxTable
  nodes: NodesTable
  runs: RunsTable
  runItems: RunItemsTable
  workAttempts: WorkAttemptsTable
}
