import { Type, type TSchema, type Static } from 'typebox'

/** UUID v7 in text form. */
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
/** Single-line text, safe for use in mail headers. */
export const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^\\P{Cc}*$' })
/** URL of an image, on the web or in the account's media library. */
export const pictureAddress = Type.String({ maxLength: 2_000, pattern: '^(?:https?://|/(?!/)|$)' })
/** Allows a password or key to be sent unencrypted; required if its URL begins with http. */
export const AllowsHttp = Type.Optional(
  Type.Boolean({
    description: 'Confirms that the password or key may be sent unencrypted.',
  }),
)
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Response of every list. */
export interface Page<T> {
  total: number
  limit: number
  skip: number
  data: T[]
}

// so that every program with a schema has the interface that schemas add their paths to
export type { Resources } from './resources.ts'
export type { Static }
