import { Type, type Static } from 'typebox'
import { accessScopes } from '../core/access-scopes.ts'
import { nullable, recordFields, text, Timestamp } from '../core/record.ts'

const Scopes = Type.Array(Type.Enum(accessScopes), {
  minItems: 1,
  maxItems: accessScopes.length,
  uniqueItems: true,
})

/** Personal access token for scripts. The token itself is returned only once, when it is created. */
export const AccessToken = Type.Object({
  ...recordFields,
  name: Type.String(),
  scopes: Scopes,
  last4: Type.String(),
  /** null if it never expires. */
  expiresAt: nullable(Timestamp),
  /** Accurate to the minute; null if never used. */
  lastUsedAt: nullable(Timestamp),
  /** Name of the user whose rights the token has. */
  userName: Type.String(),
})
export type AccessToken = Static<typeof AccessToken>

/** POST /access-tokens. */
export const AccessTokenCreate = Type.Object(
  {
    name: text(80, 1),
    scopes: Scopes,
    /** Days from now; null if it stays valid until it is revoked. */
    expiresInDays: nullable(Type.Integer({ minimum: 1, maximum: 3_650 })),
  },
  { additionalProperties: false },
)
export type AccessTokenCreate = Static<typeof AccessTokenCreate>

export type AccessTokenCreated = AccessToken & {
  /** Sent as `Authorization: Bearer …`. It is not stored, so it can't be shown again. */
  token: string
}

declare module '../core/resources.ts' {
  interface Resources {
    'access-tokens': { record: AccessToken; create: AccessTokenCreate; created: AccessTokenCreated }
  }
}
