import { queryString, type Query } from './query-string.ts'
import type { Send } from './send.ts'

export type { Query }

/** A page of a list. */
export interface Page<Stored> {
  readonly total: number
  readonly limit: number
  readonly skip: number
  readonly data: Stored[]
}

/** Types of a resource's responses and inputs; `never` for methods it does not have. */
export interface ResourceForm {
  readonly record: unknown
  readonly create: unknown
  readonly update: unknown
  readonly patch: unknown
}

/** Calls of one resource. */
export interface Resource<Form extends ResourceForm> {
  find(query?: Query): Promise<Page<Form['record']>>
  /** Iterates over all records of a query, fetching pages as needed. */
  all(query?: Query): AsyncGenerator<Form['record'], void, undefined>
  count(query?: Query): Promise<number>
  get(id: string, query?: Query): Promise<Form['record']>
  create(data: Form['create']): Promise<Form['record']>
  update(id: string, data: Form['update']): Promise<Form['record']>
  patch(id: string, data: Form['patch']): Promise<Form['record']>
  remove(id: string): Promise<Form['record']>
}

const pageSize = 100

export const createResource = <Form extends ResourceForm>(send: Send, path: string): Resource<Form> => {
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`
  const find = (query?: Query) => send('GET', path + queryString(query)) as Promise<Page<Form['record']>>
  async function* all(query: Query = {}) {
    for (let skip = 0; ;) {
      const page = await find({ ...query, $limit: pageSize, $skip: skip })
      yield* page.data
      skip += page.data.length
      if (page.data.length === 0 || skip >= page.total) return
    }
  }
  const one = (method: string, address: string, body?: unknown) =>
    send(method, address, body) as Promise<Form['record']>
  return {
    find,
    all,
    count: async (query) => (await find({ ...query, $limit: 0 })).total,
    get: (id, query) => one('GET', at(id) + queryString(query)),
    create: (data) => one('POST', path, data),
    update: (id, data) => one('PUT', at(id), data),
    patch: (id, data) => one('PATCH', at(id), data),
    remove: (id) => one('DELETE', at(id)),
  }
}
