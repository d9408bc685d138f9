import type { Generated } from 'kysely'

/** Units of work that a worker is at, or was at when it was killed; written by commands/attempts alone. */
export interface WorkAttemptsTable {
  kind: string
  subjectId: string
  accountId: string
  /** Of the attempt that began last; null once its worker has outlived it. */
  token: string | null
  /** Attempts before it of which no end is known, since the work was last done. */
  lost: Generated<string[]>
  /** How far the work was when the last attempt began. */
  progress: Generated<number>
  begunAt: Generated<string>
  putAsideAt: Generated<string | null>
}
