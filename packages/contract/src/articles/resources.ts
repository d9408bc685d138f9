import type {
  ArticleBulk,
  ArticleBulkBegun,
  ArticleBulkPatch,
  ArticleBulkPlan,
  ArticleBulkRow,
  ArticleBulkRowPatch,
  ArticleBulkStart,
} from './article-bulk.ts'
import type { ArticlePrompt, ArticlePromptData } from './article-prompt.ts'
import type { ArticleRestore, ArticleVersion, ArticleVersionContent } from './article-version.ts'
import type { Article, ArticleData, ArticleListed, ArticlePatch, ArticlePut } from './article.ts'
import type { Category, CategoryData } from './category.ts'
import type { GeneratorPreset, GeneratorPresetData } from './generation-preset.ts'
import type {
  Generation,
  GenerationCard,
  GenerationCardPatch,
  GenerationPatch,
  GenerationStart,
} from './generation.ts'
import type { PublishedPage } from './linkable-page.ts'
import type { PromptStacker, PromptStackerData, PromptStackerPatch } from './prompt-stacker.ts'

export interface ArticlesResources {
  'article-bulk-generator': {
    record: ArticleBulk
    create: ArticleBulkStart
    created: ArticleBulkBegun
    patch: ArticleBulkPatch
  }
  'article-bulk-plans': { create: ArticleBulkStart; created: ArticleBulkPlan }
  'article-bulk-rows': { record: ArticleBulkRow; patch: ArticleBulkRowPatch }
  'article-generator': {
    record: GeneratorPreset
    create: GeneratorPresetData
    update: GeneratorPresetData
    patch: Partial<GeneratorPresetData>
  }
  'article-prompts': {
    record: ArticlePrompt
    create: ArticlePromptData
    update: ArticlePromptData
    patch: Partial<ArticlePromptData>
  }
  articles: {
    record: Article
    listed: ArticleListed
    create: ArticleData
    update: ArticlePut
    patch: ArticlePatch
  }
  'article-versions': {
    record: ArticleVersionContent
    listed: ArticleVersion
    create: ArticleRestore
    created: Article
  }
  categories: {
    record: Category
    create: CategoryData
    update: CategoryData
    patch: Partial<CategoryData>
  }
  'generation-cards': { record: GenerationCard; patch: GenerationCardPatch }
  generations: { record: Generation; create: GenerationStart; patch: GenerationPatch }
  'prompt-stacker': {
    record: PromptStacker
    create: PromptStackerData
    update: PromptStackerData
    patch: PromptStackerPatch
  }
  'published-pages': { record: PublishedPage }
}
