import type { Article, ArticleListed } from '@web2/contract/articles'
import type { Selectable } from 'kysely'
import type { ArticlesTable } from '../tables.ts'

export type ArticleRow = Selectable<ArticlesTable>

/** All columns except the text and the outline. */
export const listedColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'createdBy',
  'title',
  'keyword',
  'categoryId',
  'slug',
  'metaTitle',
  'metaDescription',
  'featuredImage',
  'status',
  'source',
  'provenance',
  'words',
  'score',
  'revision',
  'problem',
] as const

/** Returns the fields of an article shown in lists and events. */
export const listedArticle = ({
  id,
  ...row
}: Pick<ArticleRow, (typeof listedColumns)[number]>): ArticleListed => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  title: row.title,
  keyword: row.keyword,
  categoryId: row.categoryId,
  slug: row.slug,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  featuredImage: row.featuredImage,
  status: row.status,
  source: row.source,
  provenance: row.provenance,
  words: row.words,
  score: row.score,
  revision: row.revision,
  problem: row.problem,
})

export const wholeArticle = (row: ArticleRow): Article => ({
  ...listedArticle(row),
  text: row.text,
  generator: row.generator,
})
