import { limits } from '@web2/contract/core'
import { SavedBlock, SavedBlockCreate, SavedBlockPatch } from '@web2/contract/sites'
import { Type } from 'typebox'
import { readFragment } from '../saved-blocks/block-fragment.ts'
import {
  deleteBlocks,
  findBlock,
  renameBlock,
  restoreBlocks,
  saveBlock,
} from '../saved-blocks/change-blocks.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { documentQueries } from './document-methods.ts'
import { listedIds, onlyRestores } from '../../../platform/api/listed-ids.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'

const resource = defineResource({ table: 'live_saved_blocks', schema: SavedBlock, search: ['name'] })

/** Page size with fragments, which are megabytes. */
const mostWithFragments = 50

const list = async ({ db }: ServiceContext, { query, caller }: CallParams) => {
  const { $select, ...rest } = query
  const selected = $select === undefined ? [] : Array.isArray($select) ? $select : [$select]
  const withFragment = selected.includes('fragment')
  const light = selected.filter((name) => name !== 'fragment')
  const max = withFragment ? mostWithFragments : limits.maxPageSize
  const adapter = new SqlAdapter({ db, resource, paginate: { default: limits.defaultPageSize, max } })
  const { $limit, $skip, $sort, ...conditions } = rest
  const page = await adapter._find({
    query: {
      ...($limit !== undefined && { $limit }),
      ...($skip !== undefined && { $skip }),
      ...($sort !== undefined && { $sort }),
      ...(selected.length > 0 && { $select: light }),
      $and: [conditions, { createdBy: caller.userId }],
    },
    tenant: { accountId: caller.accountId, userId: caller.userId },
  })
  if (!withFragment || page.data.length === 0) return page
  const ids = page.data.map(({ _id }) => String(_id))
  const rows = await db
    .selectFrom('savedBlocks')
    .select(['id', 'fragment'])
    .where('id', 'in', ids)
    .where('accountId', '=', caller.accountId)
    .execute()
  const fragments = new Map(rows.map(({ id, fragment }) => [id, readFragment(fragment)]))
  const whole = (each: AdapterRecord): AdapterRecord => ({
    ...each,
    fragment: fragments.get(String(each._id)),
  })
  return { ...page, data: page.data.map(whole) }
}

/** Saved blocks of the caller; other users of the account have their own. */
export const savedBlocksService = defineService({
  path: 'saved-blocks',
  record: SavedBlock,
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: SavedBlockCreate, patch: SavedBlockPatch },
  query: { find: Type.Object({}), patch: documentQueries.patch },
  multi: ['remove'],
  trim: false,
  personal: true,
  methods: (context) => ({
    find: (params: CallParams) => list(context, params),
    get: (id, { caller }: CallParams) => findBlock(context, caller, id),
    create: (data, { caller }: CallParams) => saveBlock(context, caller, data as SavedBlockCreate),
    patch: async (id, data, { query, caller }: CallParams) => {
      const { name, deletedAt } = data as SavedBlockPatch
      if (id === null) {
        onlyRestores(data as object)
        return restoreBlocks(context, caller, listedIds(query))
      }
      const [restored] = deletedAt === null ? await restoreBlocks(context, caller, [id]) : []
      if (restored && name === undefined) return restored
      if (deletedAt === null && name === undefined) return findBlock(context, caller, id)
      return renameBlock(context, caller, id, name)
    },
    remove: async (id, { query, caller }: CallParams) => {
      const deleted = await deleteBlocks(context, caller, id === null ? listedIds(query) : [id])
      if (id === null) return deleted
      if (!deleted[0]) throw notFound('block')
      return deleted[0]
    },
  }),
})
