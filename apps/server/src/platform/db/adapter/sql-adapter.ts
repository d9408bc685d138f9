import { AdapterBase, type AdapterParams, type AdapterServiceOptions } from '@feathersjs/adapter-commons'
import type { Kysely } from 'kysely'
import { badInput, methodNotAllowed, notFound, refused } from '../../errors.ts'
import type { Database } from '../database.ts'
import { isUuid, uuidV7 } from '../uuid-v7.ts'
import { keptTotal } from './kept-total.ts'
import { publicDatabaseError } from './database-errors.ts'
import { execute } from './execute.ts'
import { identifier, sql, type Fragment } from './sql-fragment.ts'
import {
  compileSort,
  compileWhere,
  isCounted,
  pagingOf,
  selectedColumns,
  type Condition,
  type Query,
} from './query.ts'
import type { Resource } from './resource.ts'
import { deleteRows, insertRows, selection, updateRows, withEvent } from './statements.ts'

export type AdapterRecord = Record<string, unknown>

export interface AdapterPage {
  /** With `$total=false` only a lower bound. */
  total: number
  limit: number
  skip: number
  data: AdapterRecord[]
}

/** Account and user of a statement; every statement is limited to the account. */
export interface AccountScope {
  readonly accountId: string
  readonly userId: string | null
}

export interface SqlAdapterParams extends AdapterParams<Query> {
  tenant?: AccountScope
}

export interface SqlAdapterOptions extends AdapterServiceOptions {
  readonly db: Kysely<Database>
  readonly resource: Resource
  /** Service path for events of its writes; undefined emits none. */
  readonly eventPath?: string
  /** Called after each write, to wake the outbox readers. */
  readonly onWrite?: () => void
}

const totalColumn = '$total'

/**
 * Number of skipped rows from which they are read from an index only, and just the returned rows are read
 * whole.
 */
const deepSkip = 1_000

/**
 * Feathers adapter for PostgreSQL: every statement is limited to the account, and every write is a single
 * statement that returns its changes and records its event.
 */
export class SqlAdapter extends AdapterBase<
  AdapterRecord,
  AdapterRecord,
  AdapterRecord,
  SqlAdapterParams,
  SqlAdapterOptions,
  string
> {
  readonly #db: Kysely<Database>

  constructor(options: SqlAdapterOptions) {
    super({ id: '_id', ...options })
    // plugins would rename properties that the statements have already named
    this.#db = options.db.withoutPlugins()
  }

  find(params?: SqlAdapterParams) {
    return this._find(params)
  }

  get(id: string, params?: SqlAdapterParams) {
    return this._get(id, params)
  }

  async create(data: AdapterRecord | AdapterRecord[], params: SqlAdapterParams = {}) {
    if (Array.isArray(data)) this.#checkMulti('create', params)
    return this._create(data, params)
  }

  update(id: string, data: AdapterRecord, params?: SqlAdapterParams) {
    return this._update(id, data, params)
  }

  async patch(id: string | null, data: AdapterRecord, params: SqlAdapterParams = {}) {
    if (id === null) this.#checkMulti('patch', params)
    return this._patch(id, data, params)
  }

  async remove(id: string | null, params: SqlAdapterParams = {}) {
    if (id === null) this.#checkMulti('remove', params)
    return this._remove(id, params)
  }

  _find(params?: SqlAdapterParams & { paginate?: { default?: number; max?: number } }): Promise<AdapterPage>
  _find(params?: SqlAdapterParams & { paginate: false }): Promise<AdapterRecord[]>
  _find(params?: SqlAdapterParams): Promise<AdapterRecord[] | AdapterPage>
  async _find(params: SqlAdapterParams = {}): Promise<AdapterRecord[] | AdapterPage> {
    const { resource, paginate: bounds } = this.getOptions(params)
    // as in every Feathers adapter: without a default there are no pages
    const paginate = bounds && bounds.default !== undefined ? bounds : false
    const query = params.query ?? {}
    const where = this.#where(null, params)
    const { limit, skip } = pagingOf(query, paginate)
    const counted = isCounted(query)
    const order = compileSort(resource, query.$sort)
    const columns = selection(selectedColumns(resource, query.$select))
    const table = identifier(resource.table)
    const count =
      keptTotal(resource, query, this.#tenant(params).accountId) ??
      (resource.countedTo === undefined
        ? sql`select count(*)::int from ${table} where ${where}`
        : sql`select count(*)::int from (
            select from ${table} where ${where} limit ${resource.countedTo + 1}) as counted`)
    const countOnly = sql`select (${count}) as ${identifier(totalColumn)}`
    const range = sql`${limit === undefined ? sql`` : sql`limit ${limit}`} ${skip > 0 ? sql`offset ${skip}` : sql``}`

    if (!paginate) {
      if (limit === 0) return []
      return this.#run(sql`select ${columns} from ${table} where ${where} order by ${order} ${range}`)
    }
    const page = { limit: limit ?? 0, skip }
    if (limit === 0) return { total: totalOf(await this.#run(countOnly)), ...page, data: [] }
    const shown =
      skip < deepSkip
        ? sql`where ${where} order by ${order} ${range}`
        : sql`where id in (select id from ${table} where ${where} order by ${order} ${range}) order by ${order}`
    if (!counted) {
      const rows = await this.#run(sql`select ${columns} from ${table} ${shown}`)
      return { total: skip + rows.length, ...page, data: rows }
    }
    const rows = await this.#run(
      sql`select ${columns}, (${count}) as ${identifier(totalColumn)} from ${table} ${shown}`,
    )
    // beyond the last row no row carries the total
    const total = rows.length === 0 && skip > 0 ? totalOf(await this.#run(countOnly)) : totalOf(rows)
    for (const row of rows) delete row[totalColumn]
    return { total, ...page, data: rows }
  }

  async _get(id: string, params: SqlAdapterParams = {}): Promise<AdapterRecord> {
    const { resource } = this.getOptions(params)
    if (id === null) throw badInput({ _id: 'IDs must be strings.' })
    const columns = selection(selectedColumns(resource, params.query?.$select))
    const where = this.#where(id, params)
    return only(await this.#run(sql`select ${columns} from ${identifier(resource.table)} where ${where}`))
  }

  _create(data: AdapterRecord, params?: SqlAdapterParams): Promise<AdapterRecord>
  _create(data: AdapterRecord[], params?: SqlAdapterParams): Promise<AdapterRecord[]>
  _create(
    data: AdapterRecord | AdapterRecord[],
    params?: SqlAdapterParams,
  ): Promise<AdapterRecord | AdapterRecord[]>
  async _create(
    data: AdapterRecord | AdapterRecord[],
    params: SqlAdapterParams = {},
  ): Promise<AdapterRecord | AdapterRecord[]> {
    const { resource } = this.getOptions(params)
    const rows = Array.isArray(data) ? data : [data]
    if (rows.length === 0) return []
    const ids = rows.map(() => uuidV7())
    const written = await this.#write(
      insertRows(resource, rows, { ids, ...this.#tenant(params) }),
      'created',
      params,
    )
    if (!Array.isArray(data)) return only(this.#pick(written, params))
    const byId = new Map(written.map((row) => [row._id, row]))
    return this.#pick(
      ids.map((id) => byId.get(id) ?? {}),
      params,
    )
  }

  async _update(id: string, data: AdapterRecord, params: SqlAdapterParams = {}): Promise<AdapterRecord> {
    if (id === null || id === undefined) throw methodNotAllowed('Replace one record at a time.')
    const { resource } = this.getOptions(params)
    const statement = updateRows(resource, data, this.#where(id, params), true)
    return only(this.#pick(await this.#write(statement, 'updated', params), params))
  }

  _patch(id: null, data: AdapterRecord, params?: SqlAdapterParams): Promise<AdapterRecord[]>
  _patch(id: string, data: AdapterRecord, params?: SqlAdapterParams): Promise<AdapterRecord>
  _patch(
    id: string | null,
    data: AdapterRecord,
    params?: SqlAdapterParams,
  ): Promise<AdapterRecord | AdapterRecord[]>
  async _patch(
    id: string | null,
    data: AdapterRecord,
    params: SqlAdapterParams = {},
  ): Promise<AdapterRecord | AdapterRecord[]> {
    const { resource } = this.getOptions(params)
    const statement = updateRows(resource, data, this.#where(id, params), false)
    const written = this.#pick(await this.#write(statement, 'patched', params), params)
    return id === null ? written : only(written)
  }

  _remove(id: null, params?: SqlAdapterParams): Promise<AdapterRecord[]>
  _remove(id: string, params?: SqlAdapterParams): Promise<AdapterRecord>
  _remove(id: string | null, params?: SqlAdapterParams): Promise<AdapterRecord | AdapterRecord[]>
  async _remove(id: string | null, params: SqlAdapterParams = {}): Promise<AdapterRecord | AdapterRecord[]> {
    const { resource } = this.getOptions(params)
    const asked = this.#where(id, params)
    const where = resource.removable ? sql`${asked} and ${resource.removable.condition}` : asked
    const written = this.#pick(await this.#write(deleteRows(resource, where), 'removed', params), params)
    if (id === null) return written
    if (written.length === 0 && resource.removable) {
      await this._get(id, params)
      throw refused(resource.removable.refusal)
    }
    return only(written)
  }

  #checkMulti(method: string, params: SqlAdapterParams) {
    if (!this.allowsMulti(method, params)) throw methodNotAllowed(`Can not ${method} multiple entries`)
  }

  #tenant(params: SqlAdapterParams): AccountScope {
    if (!params.tenant) throw new Error(`${this.options.resource.table}: a call without an account`)
    return params.tenant
  }

  #where(id: unknown, params: SqlAdapterParams): Condition {
    const own = sql`account_id = ${this.#tenant(params).accountId}`
    const asked = compileWhere(this.options.resource, params.query ?? {})
    return id === null ? sql`${own} and ${asked}` : sql`id = ${knownId(id)} and ${own} and ${asked}`
  }

  #pick(rows: AdapterRecord[], params: SqlAdapterParams): AdapterRecord[] {
    const select = params.query?.$select
    if (select === undefined) return rows
    const names = selectedColumns(this.options.resource, select).map((column) => column.property)
    return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
  }

  async #write(statement: Fragment, name: string, params: SqlAdapterParams): Promise<AdapterRecord[]> {
    // validates $select before anything is written
    selectedColumns(this.options.resource, params.query?.$select)
    const { eventPath: path, onWrite } = this.options
    const { accountId } = this.#tenant(params)
    const rows = await this.#run(path ? withEvent(statement, { accountId, path, name }) : statement)
    if (rows.length > 0) onWrite?.()
    return rows
  }

  async #run(statement: Fragment): Promise<AdapterRecord[]> {
    try {
      return await execute(this.#db, statement)
    } catch (error) {
      throw publicDatabaseError(this.options.resource, error)
    }
  }
}

/** Validates an id, because sockets can send any type: throws for an object; a non-UUID matches no record. */
const knownId = (id: unknown): string => {
  if (typeof id !== 'string' && typeof id !== 'number') throw badInput({ _id: 'IDs must be strings.' })
  if (typeof id === 'number' || !isUuid(id)) throw notFound()
  return id
}

const only = (rows: AdapterRecord[]): AdapterRecord => {
  const [row] = rows
  if (!row) throw notFound()
  return row
}

const totalOf = (rows: AdapterRecord[]): number => Number(rows[0]?.[totalColumn] ?? 0)
