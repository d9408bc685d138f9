import { Type, type TSchema, type Static } from 'typebox'

/** uuid v7 in text form. */
export const Id = Type.String({ format: 'uuid' })
export const Timestamp = Type.String({ format: 'date-time' })

/** Fields of every record, set by the server. */
export const recordFields = {
  _id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  createdBy: Type.Union([Id, Type.Null()]),
}

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
/** A text of one line: it may stand in the head of a mail. */
export const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^\\P{Cc}*$' })
/** Where a picture lies: on the web or among the account's own. */
export const pictureAddress = Type.String({ maxLength: 2_000, pattern: '^(?:https?://|/(?!/)|$)' })
/** Lets a password or key travel unencrypted; asked for where its address begins with http. */
export const AllowsHttp = Type.Optional(
  Type.Boolean({
    description: 'Confirms that the password or key may be sent unencrypted, readable for anyone on the way.',
  }),
)
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** The answer of every list. */
export interface Page<T> {
  total: number
  limit: number
  skip: number
  data: T[]
}

export type { Static }
