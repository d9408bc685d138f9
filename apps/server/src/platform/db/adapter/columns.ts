import type { TObject, TSchema } from 'typebox'

export type ColumnKind = 'text' | 'uuid' | 'integer' | 'number' | 'boolean' | 'timestamp' | 'json'

/** Property of a resource with its SQL column. */
export interface Column {
  readonly property: string
  readonly name: string
  readonly kind: ColumnKind
  readonly nullable: boolean
}

/** Parts of a JSON schema that determine a column. */
interface SchemaShape {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly SchemaShape[]
}

/** Returns the column name: `businessName` → `business_name`, `KGMID` → `kgmid`, `_id` → `id`. */
export const columnName = (property: string): string =>
  property === '_id' ? 'id' : property.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

const kindOf = (schema: SchemaShape): ColumnKind => {
  if (schema.anyOf) {
    const kinds = new Set(schema.anyOf.filter((each) => each.type !== 'null').map(kindOf))
    const [only] = kinds
    return kinds.size === 1 && only ? only : 'json'
  }
  if (schema.type === 'string' && schema.format === 'uuid') return 'uuid'
  if (schema.type === 'string' && schema.format === 'date-time') return 'timestamp'
  if (schema.type === 'string' || typeof schema.const === 'string' || schema.enum) return 'text'
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return schema.type
  return 'json'
}

const isNullable = (schema: SchemaShape): boolean =>
  schema.anyOf?.some((each) => each.type === 'null') ?? false

/** Returns the columns of a record schema, in the order of its properties. */
export const columnsOf = (schema: TObject): readonly Column[] =>
  Object.entries<TSchema>(schema.properties).map(([property, shape]) => ({
    property,
    name: columnName(property),
    kind: kindOf(shape as SchemaShape),
    nullable: isNullable(shape as SchemaShape),
  }))
