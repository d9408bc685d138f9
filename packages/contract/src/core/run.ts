import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from './record.ts'

export const runStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]

export const RunItemStatus = Type.Enum(['planned', 'done', 'failed', 'cancelled'])

/** One separately retried part of a run, such as a target of a publication. */
export const RunStep = Type.Object({
  /** The record it works on. */
  subjectId: Id,
  status: RunItemStatus,
  /** It is being worked on; a planned step that is not waits for its turn, or until `dueAt` after a failure. */
  working: Type.Boolean(),
  attempts: Type.Integer(),
  done: Type.Integer(),
  total: Type.Integer(),
  message: Type.String(),
  dueAt: Type.String(),
})
export type RunStep = Static<typeof RunStep>

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
  /** Its parts, in the order in which they are done. */
  steps: Type.Array(RunStep),
  startedAt: nullable(Timestamp),
  endedAt: nullable(Timestamp),
})
export type Run = Static<typeof Run>
