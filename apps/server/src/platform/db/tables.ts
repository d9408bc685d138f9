import type { AccessScope, NodeFigures, MeteredResource, RunStatus, RunStep } from '@web2/contract/core'
import type { AsStored, Json, Row } from './row.ts'

/** Units of work that a worker executes, or did when it was killed; written only by attempt.ts. */
export type WorkAttemptsTable = Row<
  'workAttempts',
  {
    /** Token of the latest attempt; null once its worker has survived it. */
    token: AsStored
    /** Earlier attempts without a known end, since the work last succeeded. */
    lost: AsStored
    /** Progress of the work at the start of the latest attempt. */
    progress: AsStored
  }
>

/** One row: the application's clock as last seen. */
export type SeenClockTable = Row<'seenClock'>

/** One row, written by the first start (check-app-secret.ts). */
export type SecretCheckTable = Row<'secretCheck'>

/** Long actions, the source of truth for what was requested and its progress. */
export type RunsTable = Row<
  'runs',
  {
    status: RunStatus
    /** Its steps as users see them; written by change-run.ts. */
    steps: RunStep[]
  }
>

/** Units reserved by usage.ts. */
export interface UsageReservation {
  readonly accountId: string
  readonly resource: MeteredResource
  readonly period: string
  readonly amount: number
}

export type RunItemStatus = 'planned' | 'done' | 'failed' | 'cancelled'

/** One step of a run, retried separately. */
export type RunItemsTable = Row<
  'runItems',
  {
    status: RunItemStatus
    /** A worker executes it; remains true if that worker is killed, until the next one ends it. */
    working: AsStored
    /** Not before this time on the application's clock. */
    dueAt: AsStored
    /** Not started until a user resumes it; 'now' also aborts text that is being generated. */
    paused: 'text' | 'now'
    /** Units of the month reserved while this step runs. */
    usageReservation: Json<UsageReservation>
  }
>

/** Uses by window length in seconds: part numbers of the window with their counts. */
export type BudgetUses = Readonly<Record<string, readonly (readonly [part: number, count: number])[]>>

/** One row per budget; taking a permit locks the row. */
export type RateBudgetsTable = Row<
  'rateBudgets',
  {
    /** Time until which the service asked all callers to wait. */
    heldUntil: AsStored
    uses: Json<BudgetUses>
  }
>

/** Concurrency permits of calls in progress, across all workers. */
export type RateSlotsTable = Row<
  'rateSlots',
  {
    /** End of the lease, after which it no longer counts because its worker was killed. */
    expiresAt: AsStored
  }
>

/** Instances of this installation. */
export type NodesTable = Row<
  'nodes',
  {
    /** Figures that only the process itself knows. */
    figures: Json<NodeFigures>
  }
>

/** Access tokens for scripts; only the SHA-256 of a token is stored. */
export type AccessTokensTable = Row<
  'accessTokens',
  {
    /** User whose permissions it has. */
    createdBy: AsStored
    scopes: AccessScope[]
  }
>

/** Events for sockets, written in the transaction of the change itself (docs/ARCHITECTURE.md). */
export type OutboxTable = Row<
  'outbox',
  {
    /** Transaction that wrote it, as text: an xid8 may exceed a JavaScript number. */
    xid: AsStored
  }
>
