import { ArticleVersion, ArticleRestore } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { Type, type Static } from 'typebox'
import { findVersion, listVersions } from '../editing/list-versions.ts'
import { restoreVersion } from '../editing/restore-version.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badQuery } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Skip } from '../../../platform/api/page-query.ts'

const Find = Type.Object(
  {
    articleId: Type.String(),
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

type Find = Static<typeof Find>

/** Versions of an article, by `articleId`; POST restores one. */
export const articleVersionsService = defineService({
  path: 'article-versions',
  record: ArticleVersion,
  policy: { find: 'content:read', get: 'content:read', create: 'content:write' },
  data: { create: ArticleRestore },
  query: { find: Find },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) => {
      const { articleId, $limit: limit = limits.defaultPageSize, $skip: skip = 0 } = query as Find
      if (!isUuid(articleId)) throw badQuery('articleId must be the id of an article.')
      return listVersions(context.db, caller.accountId, { articleId, limit, skip })
    },
    get: (id, { caller }: CallParams) => findVersion(context.db, { id, accountId: caller.accountId }),
    create: (data, { caller }: CallParams) => restoreVersion(context, caller, data as ArticleRestore),
  }),
})
