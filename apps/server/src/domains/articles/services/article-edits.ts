import { ArticleEditStart, ArticleImprovementStart } from '@web2/contract/articles'
import { editArticle } from '../suggestions/edit-article.ts'
import { improveArticle } from '../suggestions/improve-article.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'

/** A socket has no response that could be sent line by line. */
const requireHttp = ({ connection }: CallParams) => {
  if (connection) throw methodNotAllowed('Call this over HTTP; the response is a stream of lines.')
}

/** AI edits of a passage, as a stream of lines; nothing is stored. */
export const articleEditsService = defineService({
  path: 'article-edits',
  policy: { create: 'content:write' },
  data: { create: ArticleEditStart },
  trim: false,
  unlogged: true,
  methods: (context) => ({
    create: async (data, call: CallParams) => {
      requireHttp(call)
      return editArticle(context, call.caller, data as ArticleEditStart)
    },
  }),
})

/** AI changes that pass the failed checks of an article's score, as a stream with one line; nothing is stored. */
export const articleImprovementsService = defineService({
  path: 'article-improvements',
  policy: { create: 'content:write' },
  data: { create: ArticleImprovementStart },
  trim: false,
  unlogged: true,
  methods: (context) => ({
    create: async (data, call: CallParams) => {
      requireHttp(call)
      return improveArticle(context, call.caller, data as ArticleImprovementStart)
    },
  }),
})
