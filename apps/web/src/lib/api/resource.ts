import type { Query } from '@web2/client/query-string'
import { limits, type Page } from '@web2/contract/core'
import type {
  BodyOf,
  CreatedOf,
  FoundOf,
  ListedOf,
  PatchedOf,
  RecordOf,
  RemovedOf,
  ResourcePath,
} from '@web2/contract/resources'
import { apiService } from './client.ts'

export type { Query }

/** The calls of one resource, with the types that the contract has for its path. */
export interface Resource<Path extends ResourcePath> {
  readonly path: Path
  find(query?: Query): Promise<FoundOf<Path>>
  /** Every record that matches, fetched page by page. */
  findAll(query?: Query): Promise<ListedOf<Path>[]>
  /** How many match; no record is sent. */
  count(query?: Query): Promise<number>
  /** The first `limit` records and how many match: asked for one beside the other, so that a count holds up no list. */
  findWithTotal(query: Query, limit: number): Promise<Page<ListedOf<Path>>>
  get(id: string, query?: Query): Promise<RecordOf<Path>>
  create(data: BodyOf<Path, 'create'>, query?: Query): Promise<CreatedOf<Path>>
  update(id: string, data: BodyOf<Path, 'update'>): Promise<RecordOf<Path>>
  patch(id: string, data: BodyOf<Path, 'patch'>, query?: Query): Promise<PatchedOf<Path>>
  remove(id: string, query?: Query): Promise<RemovedOf<Path>>
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

/** Returns the calls of the resource at this path. */
export const resource = <Path extends ResourcePath>(path: Path): Resource<Path> => {
  const service = apiService(path)
  const find = (query: Query = {}): Promise<FoundOf<Path>> => service.find({ query })
  const findPage = find as (query?: Query) => Promise<Page<ListedOf<Path>>>

  const findAll = async (query: Query = {}): Promise<ListedOf<Path>[]> => {
    const found: ListedOf<Path>[] = []
    for (;;) {
      const page = await findPage({ ...query, $limit: limits.findAllPageSize, $skip: found.length })
      found.push(...page.data)
      if (page.data.length === 0 || found.length >= page.total) return found
    }
  }

  const count = async ({ $sort: _, ...query }: Query = {}) => (await findPage({ ...query, $limit: 0 })).total

  return {
    path,
    find,
    findAll,
    count,
    findWithTotal: async (query, limit) => {
      const [total, page] = await Promise.all([
        count(query),
        findPage({ ...query, $limit: limit, $total: false }),
      ])
      return { ...page, total }
    },
    get: (id, query = {}) => service.get(id, { query }),
    create: (data, query = {}) => service.create(data, { query }),
    update: (id, data) => service.update(id, data),
    patch: (id, data, query = {}) => service.patch(id, data, { query }),
    remove: (id, query = {}) => service.remove(id, { query }),
    removeMany: async (ids) => {
      for (const some of inParts(ids)) await service.remove(null, { query: { multi_delete: some.join(',') } })
    },
    restoreMany: async (ids) => {
      for (const some of inParts(ids))
        await service.patch(null, { deletedAt: null }, { query: { _id: { $in: some } } })
    },
  }
}
