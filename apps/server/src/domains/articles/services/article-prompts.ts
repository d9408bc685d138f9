import { ArticlePrompt, ArticlePromptData } from '@web2/contract/articles'
import { Type } from 'typebox'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** Saved prompts for the cards of the article generator, by card type. */
export const articlePromptsService = defineService({
  path: 'article-prompts',
  policy: contentPolicy,
  data: {
    create: ArticlePromptData,
    update: ArticlePromptData,
    patch: Type.Partial(ArticlePromptData, { additionalProperties: false }),
  },
  multi: ['create', 'remove'],
  resource: defineResource({ table: 'article_prompts', schema: ArticlePrompt, search: ['name', 'text'] }),
})
