import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { TurboAction, TurboStatus } from '@web2/contract/generator'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent, type ChangeName } from '../../../platform/events/outbox/record-event.ts'
import type { TurbosTable } from '../tables.ts'

export type ProjectRow = Selectable<TurbosTable>

/** Actions allowed in each state. */
const actionsIn: Readonly<Record<TurboStatus, readonly TurboAction[]>> = {
  draft: ['plan'],
  planning: ['cancel'],
  planned: ['plan', 'sample'],
  sampling: ['pause', 'cancel'],
  review: ['plan', 'sample', 'approve', 'cancel'],
  generating: ['pause', 'cancel'],
  publishing: ['pause', 'cancel'],
  dripping: ['pause', 'cancel', 'publish', 'list'],
  paused: ['resume', 'cancel'],
  stopped: ['resume', 'cancel', 'retry'],
  failed: ['retry', 'plan', 'cancel'],
  cancelled: ['plan'],
  done: ['plan', 'publish', 'list', 'retry'],
}

export const actionsOf = ({
  status,
  listedAt,
  failedPages,
  definition,
}: Pick<ProjectRow, 'status' | 'listedAt' | 'failedPages' | 'definition'>): readonly TurboAction[] =>
  actionsIn[status].filter((action) => {
    if (action === 'list') return definition.brakes.noindex && listedAt === null
    return action !== 'retry' || status !== 'done' || failedPages > 0
  })

/** Returns a project's stored fields; `presentTurbo` converts them for the API. */
export const turboView = ({
  id,
  accountId: _account,
  document: _document,
  sourceVersion: _version,
  listingsVersion: _listings,
  pausedFrom: _from,
  planNumber: _number,
  ...row
}: ProjectRow): Record<string, unknown> => ({ _id: id, ...row })

/** Merges the definition's fields into the record and adds the allowed actions. */
export const presentTurbo = (record: Record<string, unknown>): Record<string, unknown> => {
  const { definition, ...rest } = record
  if (typeof definition !== 'object' || definition === null) return record
  const { structure } = definition as ProjectRow['definition']
  return {
    ...definition,
    // projects from before editions were introduced
    ...(typeof structure === 'object' && { structure: { ...structure, edition: structure.edition ?? 1 } }),
    ...rest,
    actions: actionsOf(record as unknown as ProjectRow),
  }
}

export interface TurboKey {
  readonly id: string
  readonly accountId: string
}

export const maybeTurbo = (db: Kysely<Database>, key: TurboKey): Promise<ProjectRow | undefined> =>
  findAccountRow(db, 'turbos', key)

/** Locks a project until the transaction ends, so that state changes are serialized. */
export const lockProject = (
  transaction: Transaction<Database>,
  key: TurboKey,
): Promise<ProjectRow | undefined> => findAccountRow(transaction, 'turbos', key, { lock: 'no key update' })

export const emitProjectChanged = (db: Kysely<Database>, row: ProjectRow, name: ChangeName): Promise<void> =>
  recordEvent(db, { accountId: row.accountId, path: 'cloud-sites-turbo', name, record: turboView(row) })

export type TurboChange = Updateable<TurbosTable>

/**
 * Updates a project and emits the change. With `from`, only if it is still in such a state; otherwise returns
 * undefined, because it was paused or canceled in the meantime.
 */
export const updateProject = async (
  db: Kysely<Database>,
  { id, accountId }: TurboKey,
  change: TurboChange,
  from?: readonly TurboStatus[],
): Promise<ProjectRow | undefined> => {
  const work = async (transaction: Kysely<Database>) => {
    const row = await transaction
      .updateTable('turbos')
      .set({ ...change, updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .$if(from !== undefined, (query) => query.where('status', 'in', [...(from ?? [])]))
      .returningAll()
      .executeTakeFirst()
    if (row) await emitProjectChanged(transaction, row, 'patched')
    return row
  }
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** Counts the project's pages by state, after changes or at intervals. */
export const countPages = async (
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<TurboChange> => {
  const counts = await db
    .selectFrom('turboPages')
    .select(({ fn }) => [
      fn.countAll<number>().as('pageCount'),
      fn.countAll<number>().filterWhere('status', '=', 'ready').as('ready'),
      fn.countAll<number>().filterWhere('releasedAt', 'is not', null).as('released'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failedPages'),
    ])
    .where('turboId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    pageCount: Number(counts.pageCount),
    ready: Number(counts.ready),
    released: Number(counts.released),
    failedPages: Number(counts.failedPages),
  }
}
