import type { Fragment } from './sql-fragment.ts'
import type { TObject } from 'typebox'
import { columnsOf, type Column } from './columns.ts'

/** A table that a service stands for. */
export interface ResourceDefinition {
  readonly table: string
  /** The record as it is answered; every property is a column. What is not here is never read, sorted or searched. */
  readonly schema: TObject
  /** Text properties that take the operator $search. */
  readonly search?: readonly string[]
  /** Only rows of this condition may be removed; the others are refused with the sentence. */
  readonly removable?: { readonly condition: Fragment; readonly refusal: string }
  /** Unique indexes: the field to blame and the sentence for people. */
  readonly unique?: Readonly<Record<string, { readonly field: string; readonly message: string }>>
}

/** A definition with its columns worked out, made once at start. */
export interface Resource extends ResourceDefinition {
  readonly columns: ReadonlyMap<string, Column>
  readonly allColumns: readonly Column[]
  readonly searchable: ReadonlySet<string>
}

/** Set by the server; what a caller sends for them is dropped. */
export const serverManagedFields: ReadonlySet<string> = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  'createdBy',
])

export const defineResource = (definition: ResourceDefinition): Resource => {
  const allColumns = columnsOf(definition.schema)
  const columns = new Map(allColumns.map((column) => [column.property, column]))
  for (const name of definition.search ?? []) {
    if (columns.get(name)?.kind !== 'text')
      throw new Error(`${definition.table}: ${name} is no text to search in`)
  }
  return { ...definition, columns, allColumns, searchable: new Set(definition.search) }
}
