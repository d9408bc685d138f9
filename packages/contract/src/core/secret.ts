import { Type, type Static } from 'typebox'
import { Timestamp } from './record.ts'

/** Secret as shown to users: never its value. */
export const SecretView = Type.Object({ set: Type.Boolean(), last4: Type.String() })

/** Latest test of stored keys; a change of the keys deletes it. */
export const KeyTest = Type.Object({
  status: Type.Enum(['success', 'error'] as const),
  /** Sentence for the user; empty for members who may not change the keys. */
  message: Type.String(),
  testedAt: Timestamp,
})
export type KeyTest = Static<typeof KeyTest>
