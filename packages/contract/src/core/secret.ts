import { Type } from 'typebox'

/** Secret as shown to users: never its value. */
export const SecretView = Type.Object({ set: Type.Boolean(), last4: Type.String() })
