import type { Fragment } from './sql-fragment.ts'
import type { TObject } from 'typebox'
import { columnsOf, type Column } from './columns.ts'

/** Table behind a service. */
export interface ResourceDefinition<Schema extends TObject = TObject> {
  readonly table: string
  /** Schema of a record; every property is a column. Other columns are never read, sorted or searched. */
  readonly schema: Schema
  /** Text properties that support the $search operator. */
  readonly search?: readonly string[]
  /** Only rows that match this condition may be removed; others get the error message. */
  readonly removable?: { readonly condition: Fragment; readonly refusal: string }
  /** Subject of `kept_counts` that counts all rows of the table, by the value of `state` if they have one. */
  readonly kept?: { readonly subject: string; readonly state?: string }
  /**
   * Rows that a list counts where no kept count has their number. A larger total is this plus one, because counting a
   * million rows takes longer than showing them.
   */
  readonly countedTo?: number
  /** Unique indexes with the field and message of their violation. */
  readonly unique?: Readonly<Record<string, { readonly field: string; readonly message: string }>>
}

/** Definition with its derived columns, built once at startup. */
export interface Resource<Schema extends TObject = TObject> extends ResourceDefinition<Schema> {
  readonly columns: ReadonlyMap<string, Column>
  readonly allColumns: readonly Column[]
  readonly searchable: ReadonlySet<string>
}

/** Fields set by the server; values sent by callers are dropped. */
export const serverManagedFields: ReadonlySet<string> = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  'createdBy',
])

export const defineResource = <Schema extends TObject>(
  definition: ResourceDefinition<Schema>,
): Resource<Schema> => {
  const allColumns = columnsOf(definition.schema)
  const columns = new Map(allColumns.map((column) => [column.property, column]))
  for (const name of definition.search ?? []) {
    if (columns.get(name)?.kind !== 'text')
      throw new Error(`${definition.table}: ${name} is no text to search in`)
  }
  return { ...definition, columns, allColumns, searchable: new Set(definition.search) }
}
