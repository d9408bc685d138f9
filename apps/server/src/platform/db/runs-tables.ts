import type { MeteredResource, RunStatus, RunStep } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** Long actions: the truth about what was asked and how far it is. */
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
  /** Its items as people see them; written by commands/runs/change-run.ts. */
  steps: Generated<RunStep[]>
  startedAt: string | null
  endedAt: string | null
}

/** Units that commands/usage.ts has set aside. */
export interface UsageReservation {
  readonly accountId: string
  readonly resource: MeteredResource
  readonly period: string
  readonly amount: number
}

export type RunItemStatus = 'planned' | 'done' | 'failed' | 'cancelled'

/** One step of a run that is retried on its own. */
export interface RunItemsTable {
  id: string
  runId: string
  subjectId: string
  status: Generated<RunItemStatus>
  attempts: Generated<number>
  /** A worker is at it; stays true when that worker is killed, until the next one ends it. */
  working: Generated<boolean>
  done: Generated<number>
  total: Generated<number>
  /** Not before this moment, by the clock of the application. */
  dueAt: Generated<string>
  message: Generated<string>
  /** It is not begun until somebody goes on; 'now': what is being written of it is cut. */
  paused: ColumnType<'text' | 'now' | null, 'text' | 'now' | null | undefined, 'text' | 'now' | null>
  /** Units of the month's allowance that are set aside while this step is at work. */
  usageReservation: ColumnType<UsageReservation | null, string | null, string | null>
}
