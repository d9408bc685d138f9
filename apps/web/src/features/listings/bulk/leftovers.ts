import type { NapData } from '@web2/contract/listings'
import type { ListedField } from '../fields/listing-fields.ts'
import { checkRow, isGood, type CheckedRow } from './check-row.ts'
import { fieldOfTarget } from './column-targets.ts'
import type { Mapping } from './guess-columns.ts'
import type { ImportRun } from './run-import.ts'

/** A row of an import that was not added, or not all of it. */
export interface LeftRow {
  readonly at: number
  readonly cells: readonly string[]
  /** The listing that it became; null when it was not added. */
  readonly napId: string | null
  /** Missing fields; correcting the row changes only these. */
  readonly fields: readonly ListedField[]
  /** Errors from the server, until corrected. */
  readonly errors: Readonly<Record<string, string>>
}

/** Rows of an import that need correction. */
export interface Leftovers {
  readonly head: readonly string[]
  readonly mapping: Mapping
  /** The country of rows that name none. */
  readonly country: string
  readonly rows: readonly LeftRow[]
  /** Corrected rows that were sent and not answered: sent again under their name, they are not added twice. */
  readonly pending: { readonly importId: string; readonly rows: readonly CheckedRow[] } | null
}

const fieldsOf = ({ warnings }: CheckedRow): ListedField[] => [
  ...new Set(warnings.map(({ target }) => fieldOfTarget(target))),
]

/** The rows of an import that has ended which are worth another look, in the order of the file. */
export const leftRows = (run: ImportRun, bad: readonly CheckedRow[]): LeftRow[] =>
  [
    ...bad.map((row) => ({ row, napId: null, errors: {} })),
    ...run.rejected.map(([row, errors]) => ({ row, napId: null, errors })),
    ...run.partly.map(([row, napId, errors]) => ({ row, napId, errors })),
  ]
    .map(({ row, napId, errors }) => ({
      at: row.at,
      cells: row.cells,
      napId,
      fields: [
        ...new Set([
          ...fieldsOf(row),
          ...Object.keys(errors).map((path) => path.split('.', 1)[0] as ListedField),
        ]),
      ],
      errors,
    }))
    .sort((one, other) => one.at - other.at)

/** The row as it would be added now; what the server said of it stands until it is corrected. */
export const checkLeft = ({ mapping, country }: Leftovers, left: LeftRow): CheckedRow => {
  const row = checkRow(left.cells, mapping, left.at, country)
  return Object.keys(left.errors).length === 0
    ? row
    : { ...row, problems: { ...row.problems, ...left.errors } }
}

/** Whether the row can be saved: it can be added now, or its listing can get all that it lacked. */
export const isReady = ({ napId }: LeftRow, row: CheckedRow): boolean =>
  isGood(row) && (napId === null || row.warnings.length === 0)

/** Returns the patch of a corrected row: the fields it lacked, without fields changed since. */
export const missingData = ({ fields }: LeftRow, { data }: CheckedRow): Partial<NapData> =>
  Object.fromEntries(fields.flatMap((field) => (data[field] === undefined ? [] : [[field, data[field]]])))
