import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from './record.ts'

export const runStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]

/** A long action with progress: what the interface shows of a job. */
export const Run = Type.Object({
  ...recordFields,
  kind: Type.String(),
  /** The record the run works for, a site for 'publish-site'. */
  subjectId: nullable(Id),
  status: Type.Enum(runStatuses),
  /** Steps done and in all; total is 0 until it is known. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** One line on what is happening or what went wrong. */
  message: Type.String(),
  cancelRequested: Type.Boolean(),
  startedAt: nullable(Timestamp),
  endedAt: nullable(Timestamp),
})
export type Run = Static<typeof Run>
