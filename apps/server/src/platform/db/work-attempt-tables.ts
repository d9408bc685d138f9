import type { Generated } from 'kysely'

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
