import { sql, type Kysely, type Selectable, type SelectQueryBuilder, type Transaction } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { DueWork } from './enqueue-due-work.ts'

/** Columns that may hold a due time. */
type DueColumn = 'dueAt' | 'nextCheckAt'

/** Tables whose rows are worked on at a due time. */
type DueTable = {
  [Table in keyof Database]: Database[Table] extends { id: string }
    ? Extract<keyof Database[Table], DueColumn> extends never
      ? never
      : Table
    : never
}[keyof Database]

type Row<Table extends DueTable> = Selectable<Database[Table]>

/** Rows that are worked on at their due time, on the application's clock. */
export interface DueRows<Table extends DueTable> {
  readonly table: Table
  /** Column with the due time. Null: never due. */
  readonly dueAt: Extract<keyof Database[Table], DueColumn>
  /** Values of the rows that are worked on at all, `{ paused: false }` for example. */
  readonly open: Partial<Row<Table>>
}

/**
 * Due rows that a worker leases: it sets the due time to the end of the lease, so that a row whose worker was
 * killed is due again automatically. The due time identifies the lease; any other change of it ends the lease.
 */
export interface LeasedRows<Table extends DueTable> extends DueRows<Table> {
  /** Ms for which a worker has the row to itself; longer than the work takes. */
  readonly lease: number
  /** True if a claim counts as an attempt in the column `attempts`. */
  readonly countsAttempts?: boolean
}

/** A row leased by this worker; its due time is the end of the lease. */
export type Leased<Table extends DueTable> = Row<Table> & {
  readonly [Name in Extract<keyof Database[Table], DueColumn>]: string
}

// Kysely can't type the columns of a generic table; this one stands for the others, and its columns for theirs
const standIn = (rows: object) => rows as LeasedRows<'verifications'>

/** Selects the ids of the rows due at the moment (ISO), the longest overdue first. */
export const selectDue = <Table extends DueTable>(
  db: Kysely<Database>,
  rows: DueRows<Table>,
  moment: string,
): SelectQueryBuilder<Database, Table, { id: string }> => {
  const { table, dueAt, open } = standIn(rows)
  const due = db
    .selectFrom(table)
    .select('id')
    .where(({ and }) => and(open))
    .where(dueAt, '<=', moment)
    .orderBy(dueAt)
  return due as unknown as SelectQueryBuilder<Database, Table, { id: string }>
}

/** Returns the `due` of a `DueWork` whose subjects are these rows. */
export const dueIn =
  <Table extends DueTable>(rows: DueRows<Table>): DueWork<object>['due'] =>
  ({ db }, moment) =>
    selectDue(db, rows, moment)

/** Claims rows, without those that aren't due or open, or are leased by another worker. */
export const claimRows = async <Table extends DueTable>(
  db: Kysely<Database>,
  rows: LeasedRows<Table>,
  ids: readonly string[],
  now: Date,
): Promise<readonly Leased<Table>[]> => {
  if (ids.length === 0) return []
  const { table, dueAt, open, lease, countsAttempts } = standIn(rows)
  const claimed: unknown = await db
    .updateTable(table)
    .set({
      [dueAt]: new Date(now.getTime() + lease).toISOString(),
      ...(countsAttempts && { attempts: sql<number>`attempts + 1` }),
    })
    .where('id', 'in', ids)
    .where(({ and }) => and(open))
    .where(dueAt, '<=', now.toISOString())
    .returningAll()
    .execute()
  return claimed as readonly Leased<Table>[]
}

/** Claims a row. Returns undefined if it isn't due or open, or is leased by another worker. */
export const claimRow = async <Table extends DueTable>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  rows: LeasedRows<Table>,
  id: string,
): Promise<Leased<Table> | undefined> => (await claimRows(db, rows, [id], now()))[0]

/**
 * Returns the row as it is now, locked for update until the transaction ends. Returns undefined if the lease
 * has ended: the row was deleted, claimed by another worker, or given another due time.
 */
export const lockLeased = async <Table extends DueTable>(
  transaction: Transaction<Database>,
  rows: LeasedRows<Table>,
  claimed: { readonly id: string } & Pick<Leased<Table>, Extract<keyof Database[Table], DueColumn>>,
): Promise<Row<Table> | undefined> => {
  const { table, dueAt } = standIn(rows)
  const row: unknown = await transaction
    .selectFrom(table)
    .selectAll()
    .where('id', '=', claimed.id)
    .where(dueAt, '=', (claimed as unknown as Record<DueColumn, string>)[dueAt])
    .forUpdate()
    .executeTakeFirst()
  return row as Row<Table> | undefined
}
