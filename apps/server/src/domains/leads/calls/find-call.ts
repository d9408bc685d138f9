import type { AppContext } from '../../../platform/context.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { receiverOf } from '../receive/receiver.ts'
import { readCallToken, type CallTokenKind, type CountedCall } from './call-token.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now' | 'shared'>

/**
 * Returns the content of a token that this installation signed, undefined for any other one, or 'away' if it may be of
 * a former APP_SECRET and the database, which has the former keys, is away. Tokens of the present one need no database.
 */
export const findCall = async (
  context: Context,
  kind: CallTokenKind,
  token: string,
): Promise<CountedCall | 'away' | undefined> => {
  const call = readCallToken([formKeyOf(context.config.appSecret)], kind, token)
  if (call) return call
  try {
    return readCallToken(await receiverOf(context).forms.keys(), kind, token)
  } catch (error) {
    context.log(`The keys of phone links could not be read: ${String(error)}`)
    return 'away'
  }
}

/** Reads the keys of former secrets, so that phone links signed with them need no database from then on. */
export const readFormerKeys = async (context: Context): Promise<void> => {
  await receiverOf(context).forms.keys()
}
