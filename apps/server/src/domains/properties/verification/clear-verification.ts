import type { Updateable } from 'kysely'
import type { VerificationsTable } from '../tables.ts'

/** What is forgotten when a verification ends. A guest's link goes on to show how it ended until it expires. */
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
