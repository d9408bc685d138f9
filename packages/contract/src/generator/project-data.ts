import { Type, type Static } from 'typebox'
import { recordFields, text } from '../core/record.ts'
import { turboLimits } from './project-limits.ts'

/** Rows that pages are made from, kept once and named by generations. They never change; a new file is new data. */
export const TurboData = Type.Object({
  ...recordFields,
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer(),
  bytes: Type.Integer(),
  /** Remarks on the import, in sentences: rows with too few values, unreadable characters. */
  notes: Type.Array(Type.String()),
  /** The first rows, as many as a preview shows. */
  firstRows: Type.Array(Type.Array(Type.String())),
})
export type TurboData = Static<typeof TurboData>

/** POST /turbo-data as JSON; a file comes as an upload (multipart, field `file`, and `name`). */
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
