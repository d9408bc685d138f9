import { Type, type Static } from 'typebox'
import { recordFields, text } from '../core/record.ts'
import { turboLimits } from './project-limits.ts'

/**
 * Immutable rows that pages are generated from, stored once and referenced by site projects. A new file
 * becomes a new record.
 */
export const TurboData = Type.Object({
  ...recordFields,
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer(),
  bytes: Type.Integer(),
  /** Import notes as sentences, e.g. rows with too few values or unreadable characters. */
  notes: Type.Array(Type.String()),
  /** First rows, for a preview. */
  firstRows: Type.Array(Type.Array(Type.String())),
})
export type TurboData = Static<typeof TurboData>

/** POST /turbo-data as JSON; files are sent as a multipart upload (field `file`, and `name`). */
export const TurboDataCreate = Type.Object(
  {
    name: text(120, 1),
    columns: Type.Array(text(100), { minItems: 1, maxItems: turboLimits.dataColumns }),
    rows: Type.Array(Type.Array(text(turboLimits.dataValue)), {
      minItems: 1,
      maxItems: turboLimits.dataRowsAtOnce,
    }),
  },
  { additionalProperties: false },
)
export type TurboDataCreate = Static<typeof TurboDataCreate>

declare module '../core/resources.ts' {
  interface Resources {
    'turbo-data': { record: TurboData; create: TurboDataCreate }
  }
}
