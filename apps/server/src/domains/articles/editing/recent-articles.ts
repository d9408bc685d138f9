import type { AppContext } from '../../../platform/context.ts'
import type { ReadArticle } from './article-statements.ts'

/** Characters of all texts that are kept. */
const mostText = 800_000
/** Characters that an article counts besides its text. */
const besideText = 1_000

const sizeOf = ({ row }: ReadArticle): number => row.text.length + besideText

/** Articles that were changed last, up to a total size. */
interface RecentArticles {
  get(id: string): ReadArticle | undefined
  set(article: ReadArticle): void
  delete(id: string): void
}

const createRecentArticles = (): RecentArticles => {
  const articles = new Map<string, ReadArticle>()
  let size = 0
  const remove = (id: string) => {
    const known = articles.get(id)
    if (known) size -= sizeOf(known)
    articles.delete(id)
  }
  return {
    get: (id) => articles.get(id),
    delete: remove,
    set: (article) => {
      remove(article.row.id)
      articles.set(article.row.id, article)
      size += sizeOf(article)
      // the one changed longest ago first
      for (const id of articles.keys()) {
        if (size <= mostText) return
        remove(id)
      }
    },
  }
}

/**
 * Returns the articles that this process changed last, with the version of their rows. Another process may have changed
 * them since, so they are only for writes that name that version.
 */
export const recentArticles = ({ shared }: Pick<AppContext, 'shared'>): RecentArticles =>
  shared.once(createRecentArticles, undefined)
