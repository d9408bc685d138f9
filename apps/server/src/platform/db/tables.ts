import type { Generated, ColumnType } from 'kysely'
import type { AccessScope, NodeFigures, MeteredResource, RunStatus, RunStep } from '@web2/contract/core'

/** Units of work that a worker executes, or did when it was killed; written only by attempt.ts. */
export interface WorkAttemptsTable {
  kind: string
  subjectId: string
  accountId: string
  /** Token of the latest attempt; null once its worker has survived it. */
  token: string | null
  /** Earlier attempts without a known end, since the work last succeeded. */
  lost: Generated<string[]>
  /** Progress of the work at the start of the latest attempt. */
  progress: Generated<number>
  begunAt: Generated<string>
  putAsideAt: Generated<string | null>
}

/** One row: the application's clock as last seen. */
export interface SeenClockTable {
  id: Generated<boolean>
  at: string
}

/** One row, written by the first start (check-app-secret.ts). */
export interface SecretCheckTable {
  id: string
  valueSealed: string
}

/** Long actions, the source of truth for what was requested and its progress. */
export interface RunsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  kind: string
  subjectId: string | null
  status: Generated<RunStatus>
  done: Generated<number>
  total: Generated<number>
  message: Generated<string>
  cancelRequested: Generated<boolean>
  /** Its steps as users see them; written by change-run.ts. */
  steps: Generated<RunStep[]>
  startedAt: string | null
  endedAt: string | null
}

/** Units reserved by usage.ts. */
export interface UsageReservation {
  readonly accountId: string
  readonly resource: MeteredResource
  readonly period: string
  readonly amount: number
}

export type RunItemStatus = 'planned' | 'done' | 'failed' | 'cancelled'

/** One step of a run, retried separately. */
export interface RunItemsTable {
  id: string
  runId: string
  subjectId: string
  status: Generated<RunItemStatus>
  attempts: Generated<number>
  /** A worker executes it; remains true if that worker is killed, until the next one ends it. */
  working: Generated<boolean>
  done: Generated<number>
  total: Generated<number>
  /** Not before this time on the application's clock. */
  dueAt: Generated<string>
  message: Generated<string>
  /** Not started until a user resumes it; 'now' also aborts text that is being generated. */
  paused: ColumnType<'text' | 'now' | null, 'text' | 'now' | null | undefined, 'text' | 'now' | null>
  /** Units of the month reserved while this step runs. */
  usageReservation: ColumnType<UsageReservation | null, string | null, string | null>
}

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

/** Instances of this installation. */
export interface NodesTable {
  id: string
  host: string
  pid: number
  roles: Generated<string[]>
  version: string
  startedAt: string
  seenAt: string
  stopping: Generated<boolean>
  /** Figures that only the process itself knows. */
  figures: ColumnType<NodeFigures, string, string>
}

/** Access tokens for scripts; only the SHA-256 of a token is stored. */
export interface AccessTokensTable {
  id: string
  accountId: string
  /** User whose permissions it has. */
  createdBy: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  scopes: AccessScope[]
  tokenHash: string
  last4: string
  expiresAt: string | null
  lastUsedAt: string | null
}

/** Events for sockets, written in the transaction of the change itself (docs/ARCHITECTURE.md). */
export interface OutboxTable {
  seq: Generated<number>
  /** Transaction that wrote it, as text: an xid8 may exceed a JavaScript number. */
  xid: Generated<string>
  accountId: string | null
  path: string
  event: string
  record: unknown
  createdAt: Generated<string>
}
