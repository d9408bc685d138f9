import type { Updateable } from 'kysely'
import type { VerificationsTable } from '../tables.ts'

/** Columns cleared when a verification ends. A guest's link shows the result until it expires. */
export const endOf = {
  step: '',
  ask: null,
  stateSealed: null,
  answerSealed: null,
  expiresAt: null,
  dueAt: null,
  picture: null,
  pictureName: null,
} as const satisfies Updateable<VerificationsTable>
