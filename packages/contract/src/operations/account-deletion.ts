import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** POST /account-deletion: the account's name as typed, and the password of the signed-in user. */
export const AccountDeletion = Type.Object(
  { name: text(120, 1), password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type AccountDeletion = Static<typeof AccountDeletion>

declare module '../core/resources.ts' {
  interface Resources {
    'account-deletion': { create: AccountDeletion; created: { deleted: true } }
  }
}
