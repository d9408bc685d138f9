import type {
  Article,
  ArticleBulk,
  ArticleBulkPatch,
  ArticleBulkPlan,
  ArticleBulkRow,
  ArticleBulkRowPatch,
  ArticleBulkStart,
  ArticleData,
  ArticlePatch,
  ArticleRestore,
  ArticleVersionContent,
  ArticlePrompt,
  ArticlePromptData,
  Generation,
  GenerationCard,
  GenerationCardPatch,
  GenerationPatch,
  GenerationStart,
  GeneratorPreset,
  GeneratorPresetData,
  Category,
  CategoryData,
  PromptStacker,
  PromptStackerData,
  PromptStackerPatch,
  PublishedPage,
} from '@web2/contract/articles'
import { apiClient } from '../../lib/api/client.ts'
import { inParts, resource } from '../../lib/api/resource.ts'

/** Without `text` and `generator` in lists. */
export const articles = resource<Article, ArticleData, ArticlePatch>('articles')

/** Gives several articles a category or a status. */
export const patchArticles = async (
  ids: readonly string[],
  data: Pick<ArticlePatch, 'categoryId' | 'status'>,
): Promise<void> => {
  const service = (await apiClient()).service(articles.path)
  for (const some of inParts(ids)) await service.patch(null, data, { query: { _id: { $in: some } } })
}

/** Read only: live pages of the account's sites. */
export const publishedPages = resource<PublishedPage>('published-pages')

/** Stored versions of an article, by `articleId`; without texts in lists. */
export const articleVersions = resource<ArticleVersionContent, never>('article-versions')

/** Gives an article what it said in a version; answers the article. */
export const restoreArticle = async (wanted: ArticleRestore): Promise<Article> =>
  (await apiClient()).service(articleVersions.path).create(wanted)

export const categories = resource<Category, CategoryData>('categories')
export const promptStackers = resource<PromptStacker, PromptStackerData, PromptStackerPatch>('prompt-stacker')
/** Card trees that are kept. */
export const generatorPresets = resource<GeneratorPreset, GeneratorPresetData>('article-generator')
export const articlePrompts = resource<ArticlePrompt, ArticlePromptData>('article-prompts')
/** Creating one begins to write. */
export const generations = resource<Generation, GenerationStart, GenerationPatch>('generations')
export const generationCards = resource<GenerationCard, never, GenerationCardPatch>('generation-cards')

/** Creating one begins to write an article for each keyword. */
export const articleBulks = resource<ArticleBulk, ArticleBulkStart, ArticleBulkPatch>(
  'article-bulk-generator',
)
export const articleBulkRows = resource<ArticleBulkRow, never, ArticleBulkRowPatch>('article-bulk-rows')

/** Estimates the cost and the duplicates of a bulk without starting it. */
export const planArticleBulk = async (wanted: ArticleBulkStart): Promise<ArticleBulkPlan> =>
  (await apiClient()).service('article-bulk-plans').create(wanted)
