import { limits, type Page } from '@web2/contract/core'
import { apiClient } from './client.ts'

/** A query in the API's own syntax: filters beside $limit, $skip, $sort and the like. */
export type Query = Record<string, unknown>

/** The calls of one resource. */
export interface Resource<Stored, Create extends object, Patch extends object> {
  readonly path: string
  find(query?: Query): Promise<Page<Stored>>
  /** Every record that matches, fetched page by page. */
  findAll(query?: Query): Promise<Stored[]>
  /** How many match; no record is sent. */
  count(query?: Query): Promise<number>
  /** The first `limit` records and how many match: asked for one beside the other, so that a count holds up no list. */
  findWithTotal(query: Query, limit: number): Promise<Page<Stored>>
  get(id: string, query?: Query): Promise<Stored>
  create(data: Create, query?: Query): Promise<Stored>
  patch(id: string, data: Patch, query?: Query): Promise<Stored>
  remove(id: string): Promise<Stored>
  removeMany(ids: readonly string[]): Promise<void>
  /** Brings deleted records back, where the resource keeps them for a while. */
  restoreMany(ids: readonly string[]): Promise<void>
}

/** Records that one call removes or brings back: their ids stand in its address, and many proxies end those at 8 KB. */
const idsAtOnce = 100

/** Ids in parts that one call takes. */
export const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
  )

export const resource = <Stored, Create extends object = never, Patch extends object = Partial<Create>>(
  path: string,
): Resource<Stored, Create, Patch> => {
  const service = async () => (await apiClient()).service(path)
  const find = async (query: Query = {}): Promise<Page<Stored>> => (await service()).find({ query })

  const findAll = async (query: Query = {}): Promise<Stored[]> => {
    const found: Stored[] = []
    for (;;) {
      const page = await find({ ...query, $limit: limits.findAllPageSize, $skip: found.length })
      found.push(...page.data)
      if (page.data.length === 0 || found.length >= page.total) return found
    }
  }

  const count = async ({ $sort: _, ...query }: Query = {}) => (await find({ ...query, $limit: 0 })).total

  return {
    path,
    find,
    findAll,
    count,
    findWithTotal: async (query, limit) => {
      const [total, page] = await Promise.all([
        count(query),
        find({ ...query, $limit: limit, $total: false }),
      ])
      return { ...page, total }
    },
    get: async (id, query = {}) => (await service()).get(id, { query }),
    create: async (data, query = {}) => (await service()).create(data, { query }),
    patch: async (id, data, query = {}) => (await service()).patch(id, data, { query }),
    remove: async (id) => (await service()).remove(id),
    removeMany: async (ids) => {
      for (const some of inParts(ids))
        await (await service()).remove(null, { query: { multi_delete: some.join(',') } })
    },
    restoreMany: async (ids) => {
      for (const some of inParts(ids))
        await (await service()).patch(null, { deletedAt: null }, { query: { _id: { $in: some } } })
    },
  }
}
