import { articleTextFields, type Article, type ArticleRestore } from '@web2/contract/articles'
import { pick } from '@web2/contract/core'
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
    const version = await findVersion(transaction, { id: restore, accountId: owner.accountId })
    const content = pick(version, ['text', ...articleTextFields])
    return writeArticle(
      transaction,
      owner,
      version.articleId,
      { ...content, ...(basedOn !== undefined && { basedOn }) },
      'restored',
    )
  })
