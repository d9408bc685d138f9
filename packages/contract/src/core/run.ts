import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from './record.ts'

export const runStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]

export const RunItemStatus = Type.Enum(['planned', 'done', 'failed', 'cancelled'])

/** Part of a run that is processed and retried separately, e.g. one target of a publication. */
export const RunStep = Type.Object({
  /** Record that the step processes. */
  subjectId: Id,
  status: RunItemStatus,
  /**
   * A worker is processing it. A planned step that is not working waits for a worker, or until `dueAt` after
   * a failure.
   */
  working: Type.Boolean(),
  attempts: Type.Integer(),
  done: Type.Integer(),
  total: Type.Integer(),
  message: Type.String(),
  dueAt: Type.String(),
})
export type RunStep = Static<typeof RunStep>

/** Long user-visible action with progress. */
export const Run = Type.Object({
  ...recordFields,
  kind: Type.String(),
  /** Record the run belongs to, e.g. the site for 'publish-site'. */
  subjectId: nullable(Id),
  status: Type.Enum(runStatuses),
  /** Steps done and in total; the total is 0 until it is known. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** One line about the current activity or the error. */
  message: Type.String(),
  cancelRequested: Type.Boolean(),
  /** Steps in processing order. */
  steps: Type.Array(RunStep),
  startedAt: nullable(Timestamp),
  endedAt: nullable(Timestamp),
})
export type Run = Static<typeof Run>

declare module './resources.ts' {
  interface Resources {
    runs: { record: Run; patch: { cancelRequested: true } }
  }
}
