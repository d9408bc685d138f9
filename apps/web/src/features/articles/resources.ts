import type { ArticleBulkStart, ArticlePatch, ArticleRestore } from '@web2/contract/articles'
import { apiService } from '../../lib/api/client.ts'
import { inParts, resource } from '../../lib/api/resource.ts'

/** Without `text` and `generator` in lists. */
export const articles = resource('articles')

/** Gives several articles a category or a status. */
export const patchArticles = async (
  ids: readonly string[],
  data: Pick<ArticlePatch, 'categoryId' | 'status'>,
): Promise<void> => {
  const service = apiService(articles.path)
  for (const some of inParts(ids)) await service.patch(null, data, { query: { _id: { $in: some } } })
}

/** Read only: live pages of the account's sites. */
export const publishedPages = resource('published-pages')

/** Stored versions of an article, by `articleId`; without texts in lists. */
export const articleVersions = resource('article-versions')

/** Gives an article what it said in a version; answers the article. */
export const restoreArticle = (wanted: ArticleRestore) => articleVersions.create(wanted)

export const categories = resource('categories')
export const promptStackers = resource('prompt-stacker')
/** Card trees that are kept. */
export const generatorPresets = resource('article-generator')
export const articlePrompts = resource('article-prompts')
/** Creating one begins to write. */
export const generations = resource('generations')
export const generationCards = resource('generation-cards')
/** Read only: what planned articles are written from. */
export const generationSources = resource('generation-sources')

/** Creating one begins to write an article for each keyword. */
export const articleBulks = resource('article-bulk-generator')
export const articleBulkRows = resource('article-bulk-rows')

/** Estimates the cost and the duplicates of a bulk without starting it. */
export const planArticleBulk = (wanted: ArticleBulkStart) => resource('article-bulk-plans').create(wanted)
