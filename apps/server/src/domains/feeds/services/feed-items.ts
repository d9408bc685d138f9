import { RssArticle, RssArticlePatch } from '@web2/contract/feeds'
import { importItem } from '../import-item.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { badQuery } from '../../../platform/errors.ts'
import { listedIds } from '../../../platform/api/listed-ids.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const resource = defineResource({
  table: 'rss_articles',
  schema: RssArticle,
  search: ['title', 'summary', 'feedTitle'],
})

/** Items of the account's feeds; PATCH imports one or several as drafts. */
export const rssArticlesService = defineService({
  path: 'rss-articles',
  policy: { find: 'content:read', get: 'content:read', patch: 'content:write' },
  data: { patch: RssArticlePatch },
  notOffered: {
    create: 'Items can’t be created directly. Add a feed with POST /rss-feeds.',
    update: 'Items can’t be edited. PATCH {"imported": true} imports one as a draft.',
    remove: 'Items can’t be deleted. They are removed with their feed, or when newer items replace them.',
  },
  resource,
  methods: (context) => ({
    patch: async (id, _data, { caller, query }: CallParams) => {
      if (id !== null) return importItem(context, caller, id)
      if (query._id === undefined) throw badQuery("Specify the items with '_id[$in]'.")
      const imported: RssArticle[] = []
      for (const each of listedIds(query)) imported.push(await importItem(context, caller, each))
      return imported
    },
  }),
})
