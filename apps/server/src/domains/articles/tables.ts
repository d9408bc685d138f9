import type { ArticleProvenance, ArticleSource, ArticleStatus, ArticleVersion } from '@web2/contract/articles'
import type { ColumnType, Generated } from 'kysely'

/** Articles with their text. */
export interface ArticlesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  title: Generated<string>
  /** Clean HTML. */
  text: Generated<string>
  keyword: Generated<string>
  categoryId: Generated<string | null>
  status: Generated<ArticleStatus>
  source: Generated<ArticleSource>
  slug: Generated<string>
  metaTitle: Generated<string>
  metaDescription: Generated<string>
  featuredImage: Generated<string>
  /** The outline, or null. */
  generator: ColumnType<unknown, string | null | undefined, string | null>
  provenance: ColumnType<ArticleProvenance, string | undefined, string>
  words: Generated<number>
  score: Generated<number | null>
  revision: Generated<number>
  problem: Generated<string>
}

/** Deleted articles that can still be restored. */
export interface DeletedArticlesTable {
  id: string
  accountId: string
  deletedAt: string
  /** The rows as stored, accessed only by SQL. */
  article: never
  versions: never
  /** Ids of the records that referenced it, by table. */
  origins: never
}

/** Stored versions of articles. */
export interface ArticleVersionsTable {
  id: string
  accountId: string
  articleId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  kind: ArticleVersion['kind']
  revision: number
  title: string
  text: string
  words: number
  keyword: string
  slug: string
  metaTitle: string
  metaDescription: string
  featuredImage: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    articles: ArticlesTable
    deletedArticles: DeletedArticlesTable
    articleVersions: ArticleVersionsTable
  }
}
