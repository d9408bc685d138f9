import type {
  AccessTokensTable,
  OutboxTable,
  NodesTable,
  RateBudgetsTable,
  RateSlotsTable,
  RunItemsTable,
  RunsTable,
  SecretCheckTable,
  SeenClockTable,
  WorkAttemptsTable,
} from './tables.ts'

/**
 * All tables. The platform's are named here; each domain adds its own in its `tables.ts`. Columns are snake_case in SQL
 * and camelCase in code (statements/snake-case.ts).
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
