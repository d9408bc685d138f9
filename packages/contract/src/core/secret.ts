import { Type } from 'typebox'

/** A secret as the interface sees it: never its value. */
export const SecretView = Type.Object({ set: Type.Boolean(), last4: Type.String() })
