import type { Article, ArticleRestore } from '@web2/contract/articles'
import type { AppContext } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { writeArticle } from './change-article.ts'
import { findVersion } from './list-versions.ts'

/** Restores an article to one of its versions; the current content stays available as a version. */
export const restoreVersion = (
  { db }: Pick<AppContext, 'db'>,
  owner: Pick<Caller, 'accountId' | 'userId'>,
  { restore, basedOn }: ArticleRestore,
): Promise<Article> =>
  db.transaction().execute(async (transaction) => {
    const { articleId, title, text, keyword, slug, metaTitle, metaDescription, featuredImage } =
      await findVersion(transaction, { id: restore, accountId: owner.accountId })
    const said = { title, text, keyword, slug, metaTitle, metaDescription, featuredImage }
    return writeArticle(
      transaction,
      owner,
      articleId,
      { ...said, ...(basedOn !== undefined && { basedOn }) },
      'restored',
    )
  })
