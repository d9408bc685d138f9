import { Run } from '@web2/contract/core'
import type { Selectable } from 'kysely'
import type { RunsTable } from '../db/tables.ts'
import { defineResource } from '../db/adapter/resource.ts'

/** Runs in API form. */
export const runsResource = defineResource({ table: 'runs', schema: Run })

/** Returns a row of `runs` in API form. */
export const runView = (row: Selectable<RunsTable>): Run => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  kind: row.kind,
  subjectId: row.subjectId,
  status: row.status,
  done: row.done,
  total: row.total,
  message: row.message,
  cancelRequested: row.cancelRequested,
  steps: row.steps,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
})
