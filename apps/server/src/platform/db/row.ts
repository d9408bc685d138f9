import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely'
import type { Jsonb, Schema } from './generated/schema.ts'

/** JSON column read as `Value` and written as text. */
export interface Json<Value> {
  readonly json: Value
}

/** Column as the schema has it, to which a comment adds something. */
export interface AsStored {
  readonly asStored: true
}

/** Column that every insert names, although SQL has a default for it. */
export interface Given {
  readonly given: true
}

/** Column left to SQL: no statement of Kysely reads or writes it. */
export type SqlOnly = ColumnType<never, never, never>

type AnyColumn = ColumnType<unknown, unknown, unknown>

type JsonFor<Stored> = Jsonb extends SelectType<Stored> ? Json<unknown> : never

type Refinement<Stored> = NonNullable<SelectType<Stored>> | JsonFor<Stored> | AsStored | Given | AnyColumn

type Refinements<Table extends keyof Schema, Refined> = {
  [Column in keyof Refined]: Column extends keyof Schema[Table] ? Refinement<Schema[Table][Column]> : never
}

type Written<Stored, Value> = [Stored] extends [never] ? never : Value | Extract<Stored, null | undefined>

type WithValues<Stored, Read, Write> = ColumnType<
  Read | Extract<SelectType<Stored>, null>,
  Written<InsertType<Stored>, Write>,
  Written<UpdateType<Stored>, Write>
>

type Refine<Stored, Refined> = [Refined] extends [AnyColumn]
  ? Refined
  : [Refined] extends [AsStored]
    ? Stored
    : [Refined] extends [Given]
      ? ColumnType<SelectType<Stored>>
      : [Refined] extends [Json<infer Value>]
        ? WithValues<Stored, Value, string>
        : WithValues<Stored, Refined, Refined>

/**
 * Columns of a table as the migrations leave it. `Refined` states what SQL can't know: a union of values, a `Json`, or
 * a `ColumnType` that replaces the column. Null, defaults and generated columns are the schema's.
 */
export type Row<
  Table extends keyof Schema,
  Refined extends Refinements<Table, Refined> = Record<never, never>,
> = {
  [Column in keyof Schema[Table]]: Column extends keyof Refined
    ? Refine<Schema[Table][Column], Refined[Column]>
    : Schema[Table][Column]
}
