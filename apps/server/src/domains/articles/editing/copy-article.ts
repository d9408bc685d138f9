import { articleTextFields, type Article, type ArticleData } from '@web2/contract/articles'
import { pick } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { createArticle } from './create-article.ts'
import { findArticle } from './find-article.ts'

const longestTitle = 300

/**
 * Creates a draft from another article of the account; given fields override its values. The sign-off is not
 * copied.
 */
export const copyArticle = async (
  context: Pick<AppContext, 'db'>,
  owner: Pick<Caller, 'accountId' | 'userId'>,
  { copyOf = '', ...given }: ArticleData,
): Promise<Article> => {
  const from = await findArticle(context.db, { id: copyOf, accountId: owner.accountId })
  const { reviewedBy: _by, reviewedAt: _at, reviewedRevision: _revision, ...origin } = from.provenance
  return createArticle(context, owner, {
    ...pick(from, ['text', 'categoryId', 'generator', ...articleTextFields]),
    title: `${from.title.slice(0, longestTitle - ' copy'.length)} copy`,
    // two articles of one slug would compete for its URL
    slug: '',
    ...given,
    source: from.source,
    provenance: origin,
  })
}
