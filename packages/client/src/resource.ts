import type { Page } from '@web2/contract/core'
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
import { queryString, type Query } from './query-string.ts'
import type { Send } from './send.ts'

export type { Page, Query }

/** Calls of one resource. */
export interface Resource<Path extends ResourcePath> {
  find(query?: Query): Promise<FoundOf<Path>>
  /** Iterates over all records of a query, fetching pages as needed. */
  all(query?: Query): AsyncGenerator<ListedOf<Path>, void, undefined>
  count(query?: Query): Promise<number>
  get(id: string, query?: Query): Promise<RecordOf<Path>>
  create(data: BodyOf<Path, 'create'>): Promise<CreatedOf<Path>>
  update(id: string, data: BodyOf<Path, 'update'>): Promise<RecordOf<Path>>
  patch(id: string, data: BodyOf<Path, 'patch'>): Promise<PatchedOf<Path>>
  remove(id: string): Promise<RemovedOf<Path>>
  /** Changes several records in the same way, where the resource allows it. */
  patchMany(ids: readonly string[], data: BodyOf<Path, 'patch'>): Promise<PatchedOf<Path>[]>
  /** Deletes several records, where the resource allows it. */
  removeMany(ids: readonly string[]): Promise<RemovedOf<Path>[]>
}

const pageSize = 100

/** Ids in one call: they are part of its URL, and many proxies end URLs at 8 KB. */
const idsAtOnce = 100

export const createResource = <Path extends ResourcePath>(send: Send, path: Path): Resource<Path> => {
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`
  const find = <Answer>(query?: Query) => send('GET', path + queryString(query)) as Promise<Answer>
  async function* all(query: Query = {}) {
    for (let skip = 0; ;) {
      const page = await find<Page<ListedOf<Path>>>({ ...query, $limit: pageSize, $skip: skip })
      yield* page.data
      skip += page.data.length
      // a total may be a bound that more records exceed
      if (page.data.length === 0 || (skip >= page.total && page.data.length < pageSize)) return
    }
  }
  const one = <Answer>(method: string, address: string, body?: unknown) =>
    send(method, address, body) as Promise<Answer>
  const inParts = async <Answer>(
    ids: readonly string[],
    change: (some: readonly string[]) => Promise<Answer[]>,
  ): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (let from = 0; from < ids.length; from += idsAtOnce)
      answers.push(...(await change(ids.slice(from, from + idsAtOnce))))
    return answers
  }
  return {
    find,
    all,
    count: async (query) => (await find<Page<unknown>>({ ...query, $limit: 0 })).total,
    get: (id, query) => one('GET', at(id) + queryString(query)),
    create: (data) => one('POST', path, data),
    update: (id, data) => one('PUT', at(id), data),
    patch: (id, data) => one('PATCH', at(id), data),
    remove: (id) => one('DELETE', at(id)),
    patchMany: (ids, data) =>
      inParts(ids, (some) => one('PATCH', path + queryString({ _id: { $in: some } }), data)),
    removeMany: (ids) =>
      inParts(ids, (some) => one('DELETE', path + queryString({ multi_delete: some.join(',') }))),
  }
}
