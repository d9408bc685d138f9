import type { Kysely, Selectable, Transaction } from 'kysely'
import { notFound } from '../errors.ts'
import type { Database } from './database.ts'
import { isUuid } from './uuid-v7.ts'

/**
 * Tables whose rows belong to an account and exist until they are deleted. Tables with hidden rows (`deletedAt`,
 * `removedAt`) are left out, because every query of them has to exclude those.
 */
export type AccountTable = {
  [Table in keyof Database]: Database[Table] extends { id: string; accountId: string }
    ? Database[Table] extends { deletedAt: unknown } | { removedAt: unknown }
      ? never
      : Table
    : never
}[keyof Database]

/** A row and the account that must own it. */
export interface AccountRowKey {
  /** Null, and a text that is no id, match no row. */
  readonly id: string | null
  readonly accountId: string
}

type Column<Table extends AccountTable> = keyof Selectable<Database[Table]>

type Row<Table extends AccountTable, Chosen extends Column<Table>> = Pick<Selectable<Database[Table]>, Chosen>

type RowLock = 'update' | 'no key update' | 'key share'

interface Reading<Chosen> {
  /** All, if left out. */
  readonly columns?: readonly Chosen[]
  /** Held until the transaction ends; none, if left out. */
  readonly lock?: RowLock
}

/** Returns the account's row, or undefined if it has none with this id. */
export const findAccountRow = async <
  Table extends AccountTable,
  Chosen extends Column<Table> = Column<Table>,
>(
  db: Kysely<Database>,
  table: Table,
  { id, accountId }: AccountRowKey,
  { columns, lock }: Reading<Chosen> = {},
): Promise<Row<Table, Chosen> | undefined> => {
  if (id === null || !isUuid(id)) return undefined
  // Kysely can't type the columns of a generic table; any one of the tables stands for the others
  const own = db
    .selectFrom(table as 'runs')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .$if(lock === 'update', (query) => query.forUpdate())
    .$if(lock === 'no key update', (query) => query.forNoKeyUpdate())
    .$if(lock === 'key share', (query) => query.forKeyShare())
  const read = columns ? own.select(columns as unknown as readonly 'id'[]) : own.selectAll()
  return (await read.executeTakeFirst()) as Row<Table, Chosen> | undefined
}

/** Returns the account's row. Throws 404 with the noun if it has none with this id. */
export const requireAccountRow = async <
  Table extends AccountTable,
  Chosen extends Column<Table> = Column<Table>,
>(
  db: Kysely<Database>,
  table: Table,
  key: AccountRowKey,
  noun: string,
  reading?: Reading<Chosen>,
): Promise<Row<Table, Chosen>> => {
  const row = await findAccountRow(db, table, key, reading)
  if (!row) throw notFound(noun)
  return row
}

/**
 * Returns the account's row, locked for update until the transaction ends. Throws 404 with the noun if it has
 * none with this id.
 */
export const lockAccountRow = <Table extends AccountTable>(
  transaction: Transaction<Database>,
  table: Table,
  key: AccountRowKey,
  noun: string,
): Promise<Row<Table, Column<Table>>> => requireAccountRow(transaction, table, key, noun, { lock: 'update' })
