import type { MeteredResource, RunStatus, RunStep } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

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
