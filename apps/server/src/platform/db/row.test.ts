import type { Insertable, Selectable, Updateable } from 'kysely'
import { expectTypeOf, it } from 'vitest'
import type { Jsonb } from './generated/schema.ts'
import type { AsStored, Given, Json, Row, SqlOnly } from './row.ts'

type Status = 'queued' | 'done'

it('adds null and default of the schema to a refined value', () => {
  type Runs = Row<'runs', { status: Status; subjectId: 'one'; message: AsStored; total: Given }>
  expectTypeOf<Selectable<Runs>['status']>().toEqualTypeOf<Status>()
  expectTypeOf<Insertable<Runs>['status']>().toEqualTypeOf<Status | undefined>()
  expectTypeOf<Updateable<Runs>['status']>().toEqualTypeOf<Status | undefined>()
  expectTypeOf<Selectable<Runs>['subjectId']>().toEqualTypeOf<'one' | null>()
  expectTypeOf<Insertable<Runs>['subjectId']>().toEqualTypeOf<'one' | null | undefined>()
  expectTypeOf<Insertable<Runs>['message']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Insertable<Runs>['total']>().toEqualTypeOf<number>()
})

it('writes JSON as text', () => {
  type Items = Row<'runItems', { usageReservation: Json<{ amount: number }> }>
  expectTypeOf<Selectable<Items>['usageReservation']>().toEqualTypeOf<{ amount: number } | null>()
  expectTypeOf<Insertable<Items>['usageReservation']>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<Selectable<Row<'runItems'>>['usageReservation']>().toEqualTypeOf<Jsonb | null>()
})

it('leaves generated columns and columns of SQL to the database', () => {
  type Properties = Row<'properties', { connected: true; name: SqlOnly }>
  expectTypeOf<'connected'>().not.toExtend<keyof Updateable<Properties>>()
  expectTypeOf<'connected'>().not.toExtend<keyof Insertable<Properties>>()
  expectTypeOf<'name'>().not.toExtend<keyof Selectable<Properties>>()
})

it('takes no column or value that the schema lacks', () => {
  // @ts-expect-error runs have no such column
  expectTypeOf<Row<'runs', { state: AsStored }>>()
  // @ts-expect-error nor one that only SQL sees
  expectTypeOf<Row<'runs', { state: SqlOnly }>>()
  // @ts-expect-error the column is text
  expectTypeOf<Row<'runs', { status: number }>>()
  // @ts-expect-error the column is text, and no JSON
  expectTypeOf<Row<'runs', { status: Json<Status> }>>()
})
