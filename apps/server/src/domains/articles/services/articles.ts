import {
  ArticleData,
  ArticleListed,
  ArticlePatch,
  ArticlePut,
  articleTextFields,
} from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { wholeArticle } from '../editing/article-view.ts'
import { changeArticle } from '../editing/change-article.ts'
import { copyArticle } from '../editing/copy-article.ts'
import { createArticle } from '../editing/create-article.ts'
import { findArticle } from '../editing/find-article.ts'
import { deleteArticles, restoreArticles } from '../editing/trash-articles.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { badQuery, methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { listedIds, onlyRestores } from '../../../platform/api/listed-ids.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { woken } from '../../../platform/api/woken.ts'
import type { CallParams, Query, ServiceContext } from '../../../platform/api/service-types.ts'

const resource = defineResource({
  table: 'articles',
  schema: ArticleListed,
  search: ['title', 'keyword'],
  kept: { subject: 'articles', state: 'status' },
})

/** Returns the fields named in `$select` and the id; all fields without it. */
const picked = (record: object, { $select }: Query): object => {
  if ($select === undefined) return record
  const names: readonly unknown[] = Array.isArray($select) ? $select : [$select]
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === '_id' || names.includes(name)))
}

/** Values for fields that a PUT omits. */
const blank = {
  ...Object.fromEntries(articleTextFields.map((name) => [name, ''])),
  categoryId: null,
  generator: null,
}

/** Fields that can be changed for several articles at once. */
const shared: ReadonlySet<string> = new Set(['categoryId', 'status'])

const changeSeveral = async (context: ServiceContext, data: ArticlePatch, { query, caller }: CallParams) => {
  if ('deletedAt' in data) {
    onlyRestores(data)
    return restoreArticles(context, caller, listedIds(query))
  }
  const [other] = Object.keys(data).filter((name) => !shared.has(name))
  if (other !== undefined)
    throw methodNotAllowed('Only the category and the status of several articles can be changed at once.')
  if (query._id === undefined) throw badQuery("Specify the articles with '_id[$in]'.")
  await requireCategoryInAccount(context.db, caller.accountId, data.categoryId)
  const { accountId, userId } = caller
  const adapter = new SqlAdapter({
    db: context.db,
    resource,
    multi: ['patch'],
    paginate: { default: limits.defaultPageSize, max: limits.maxPageSize },
    eventPath: 'articles',
    onWrite: () => context.outbox.wake(),
  })
  return adapter.patch(null, data as AdapterRecord, { query, tenant: { accountId, userId } })
}

const changeOne = async (context: ServiceContext, id: string, data: ArticlePatch, { caller }: CallParams) => {
  const { deletedAt, ...change } = data
  if (deletedAt === null) await restoreArticles(context, caller, [id])
  return woken(context, changeArticle(context, caller, id, change))
}

/** Articles of the account; lists omit the text. */
export const articlesService = defineService({
  path: 'articles',
  policy: contentPolicy,
  data: { create: ArticleData, update: ArticlePut, patch: ArticlePatch },
  multi: ['remove'],
  resource,
  methods: (context) => ({
    get: async (id, { query, caller }: CallParams) =>
      picked(wholeArticle(await findArticle(context.db, { id, accountId: caller.accountId })), query),
    create: async (data, { query, caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Create one article at a time.')
      const given = data as ArticleData
      const made = given.copyOf === undefined ? createArticle : copyArticle
      return picked(await woken(context, made(context, caller, given)), query)
    },
    update: async (id, data, { query, caller }: CallParams) =>
      picked(
        await woken(context, changeArticle(context, caller, id, { ...blank, ...(data as ArticlePut) })),
        query,
      ),
    patch: async (id, data, call: CallParams) =>
      id === null
        ? changeSeveral(context, data as ArticlePatch, call)
        : picked(await changeOne(context, id, data as ArticlePatch, call), call.query),
    remove: async (id, { query, caller }: CallParams) => {
      const deleted = await deleteArticles(context, caller, id === null ? listedIds(query) : [id])
      context.outbox.wake()
      if (id === null) return deleted
      if (!deleted[0]) throw notFound('article')
      return picked(deleted[0], query)
    },
  }),
})
