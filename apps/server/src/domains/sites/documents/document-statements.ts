import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { compiledStatements, type PutValue } from '../../../platform/db/statements/compiled-statements.ts'
import type { Database } from '../../../platform/db/database.ts'
import { apiTime, nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { DocumentsTable } from '../tables.ts'
import { documentSummary, type LightRow } from './document-view.ts'
import type { DocumentKind } from './document-kinds.ts'

/*
 * A record and its event in one statement: one transaction and one round trip. `changed` is the written row. The caller
 * wakes the outbox.
 */

type DocumentRow = Selectable<DocumentsTable>

/** Columns that a request sets. */
export type WrittenColumns = Partial<Pick<DocumentRow, 'name' | 'document' | 'html' | 'templateId' | 'napId'>>

type Values = WrittenColumns & {
  readonly id: string
  readonly accountId: string
  readonly createdBy?: string
  readonly basedOn?: string
}

const statement = compiledStatements<Values, DocumentRow>()

/** Any row, for the fields of a record in events. */
const anyRow: LightRow = {
  id: '',
  accountId: '',
  createdBy: '',
  createdAt: '',
  updatedAt: '',
  name: '',
  templateId: null,
  napId: null,
  size: 0,
  version: 1,
  deletedAt: null,
}

const fieldValue = (field: string): RawBuilder<unknown> => {
  const column = sql.ref(`changed.${field === '_id' ? 'id' : field}`)
  return field === 'createdAt' || field === 'updatedAt' ? apiTime(column) : column
}

const toldEvent = (kind: DocumentKind, name: 'created' | 'patched') => {
  const fields = Object.keys(documentSummary(kind, anyRow))
  return sql`
    insert into outbox (account_id, path, event, record)
    select changed.account_id, ${sql.lit(kind.path)}, ${sql.lit(name)}, jsonb_build_object(${sql.join(
      fields.flatMap((field) => [sql.lit(field), fieldValue(field)]),
    )})
    from changed`
}

/** Inserts a record with its event. */
export const insertTold = async (
  db: Kysely<Database>,
  kind: DocumentKind,
  owner: { readonly accountId: string; readonly userId: string },
  columns: WrittenColumns,
): Promise<DocumentRow> => {
  const values: Values = { id: uuidV7(), accountId: owner.accountId, createdBy: owner.userId, ...columns }
  const written = Object.keys(values) as (keyof Values)[]
  const insert = statement(
    ['insert', kind.path, ...written],
    (put) => sql`
    with changed as (
      insert into ${sql.table(kind.table)} (${sql.join(written.map((column) => sql.ref(column)))})
      values (${sql.join(written.map((column) => put(column)))}) returning *
    ), told as (${toldEvent(kind, 'created')})
    select * from changed`,
  )
  return (await insert(db, values))[0]!
}

// as text, because a client may send anything
const unlessChanged = (put: PutValue<Values>, hasBase: boolean) =>
  hasBase ? sql`and ${apiTime(sql.ref('updatedAt'))} = ${put('basedOn')}::text` : sql``

/**
 * Changes a record with its event. Returns undefined if the account has none of this id that is not deleted, or if it was
 * saved after `basedOn`.
 */
export const updateTold = async (
  db: Kysely<Database>,
  kind: DocumentKind,
  where: { readonly id: string; readonly accountId: string; readonly basedOn?: string | undefined },
  columns: WrittenColumns,
): Promise<DocumentRow | undefined> => {
  const written = Object.keys(columns) as (keyof WrittenColumns)[]
  const hasBase = where.basedOn !== undefined
  const update = statement(['update', kind.path, hasBase, ...written], (put) => {
    const assignments = written.map((column) => sql`${sql.ref(column)} = ${put(column)}`)
    const stamps = sql`version = version + 1, updated_at = ${nextUpdate}`
    return sql`
    with changed as (
      update ${sql.table(kind.table)} set ${sql.join([...assignments, stamps])}
      where id = ${put('id')} and account_id = ${put('accountId')} and deleted_at is null
        ${unlessChanged(put, hasBase)}
      returning *
    ), told as (${toldEvent(kind, 'patched')})
    select * from changed`
  })
  const { id, accountId, basedOn } = where
  return (await update(db, { ...columns, id, accountId, ...(basedOn !== undefined && { basedOn }) }))[0]
}
