import { Type, type Static } from 'typebox'
import { accessScopes } from '../core/access-scopes.ts'
import { nullable, recordFields, text, Timestamp } from '../core/record.ts'

const Scopes = Type.Array(Type.Enum(accessScopes), {
  minItems: 1,
  maxItems: accessScopes.length,
  uniqueItems: true,
})

/** A personal access token, for scripts; the token itself is answered once, when it is made. */
export const AccessToken = Type.Object({
  ...recordFields,
  name: Type.String(),
  scopes: Scopes,
  last4: Type.String(),
  /** null: it does not expire. */
  expiresAt: nullable(Timestamp),
  /** To the minute; null: never. */
  lastUsedAt: nullable(Timestamp),
  /** Whose rights it has. */
  userName: Type.String(),
})
export type AccessToken = Static<typeof AccessToken>

/** POST /access-tokens. */
export const AccessTokenCreate = Type.Object(
  {
    name: text(80, 1),
    scopes: Scopes,
    /** Days from now; null: until it is revoked. */
    expiresInDays: nullable(Type.Integer({ minimum: 1, maximum: 3_650 })),
  },
  { additionalProperties: false },
)
export type AccessTokenCreate = Static<typeof AccessTokenCreate>

export type AccessTokenCreated = AccessToken & {
  /** Sent as `Authorization: Bearer …`; it is not stored and cannot be shown again. */
  token: string
}
