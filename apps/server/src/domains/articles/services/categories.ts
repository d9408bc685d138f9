import { Category, CategoryData, StoredCategory } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { Type } from 'typebox'
import { countContents } from '../categories/count-category-contents.ts'
import { removeCategories } from '../categories/remove-categories.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { badQuery, notFound } from '../../../platform/errors.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, Query, ServiceContext } from '../../../platform/api/service-types.ts'

const resource = defineResource({
  table: 'categories',
  schema: StoredCategory,
  search: ['name'],
  unique: {
    categories_name: { field: 'name', message: 'A category with this name already exists.' },
  },
})

const readQuery = ({ $select, ...query }: Query) => {
  const fields = $select === undefined ? undefined : Array.isArray($select) ? $select : [$select]
  const counted = fields === undefined || fields.includes('count')
  const own = fields?.filter((field) => field !== 'count')
  return { counted, query: own === undefined ? query : { ...query, $select: own } }
}

const reading = ({ db }: ServiceContext, { query: asked, caller }: CallParams) => {
  const { accountId, userId } = caller
  const { counted, query } = readQuery(asked)
  const adapter = new SqlAdapter({
    db,
    resource,
    paginate: { default: limits.defaultPageSize, max: limits.maxPageSize },
  })
  const withCounts = async (rows: readonly AdapterRecord[]): Promise<AdapterRecord[]> => {
    if (!counted) return [...rows]
    const counts = await countContents(
      { db },
      accountId,
      rows.map(({ _id }) => String(_id)),
    )
    return rows.map((row) => ({ ...row, count: counts.get(String(row._id)) ?? 0 }))
  }
  return { adapter, withCounts, params: { query, tenant: { accountId, userId } } }
}

const idsOf = ({ _id }: Query): readonly string[] => {
  const listed = (_id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Specify the categories with 'multi_delete'.")
  return listed.map(String)
}

const placeOf = ({ moveTo }: Query): string | undefined => {
  if (moveTo === undefined || typeof moveTo === 'string') return moveTo
  throw badQuery("'moveTo' takes the id of one category.")
}

/** Categories of articles; removing with `?moveTo=` merges them into another. */
export const categoriesService = defineService({
  path: 'categories',
  record: Category,
  policy: contentPolicy,
  data: {
    create: CategoryData,
    update: CategoryData,
    patch: Type.Partial(CategoryData, { additionalProperties: false }),
  },
  multi: ['create', 'remove'],
  resource,
  methods: (context) => ({
    find: async (call: CallParams) => {
      const { adapter, withCounts, params } = reading(context, call)
      const page = await adapter._find(params)
      return Array.isArray(page) ? page : { ...page, data: await withCounts(page.data) }
    },
    get: async (id, call: CallParams) => {
      const { adapter, withCounts, params } = reading(context, call)
      return (await withCounts([await adapter._get(id, params)]))[0]
    },
    remove: async (id, { query, caller }: CallParams) => {
      const ids = id === null ? idsOf(query) : [id]
      const removed = await removeCategories(context, caller, { resource, ids, moveTo: placeOf(query) })
      if (removed.length > 0) context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('category')
      return removed[0]
    },
  }),
})
