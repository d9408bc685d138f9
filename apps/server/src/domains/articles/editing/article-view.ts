import { ArticleListed, type Article } from '@web2/contract/articles'
import { pick } from '@web2/contract/core'
import type { Selectable } from 'kysely'
import type { ArticlesTable } from '../tables.ts'

export type ArticleRow = Selectable<ArticlesTable>

const listedFields = Object.keys(ArticleListed.properties).filter(
  (name) => name !== '_id',
) as readonly Exclude<keyof ArticleListed, '_id'>[]

/** All columns except the text and the outline. */
export const listedColumns = ['id', ...listedFields] as const

/** Returns the fields of an article shown in lists and events. */
export const listedArticle = ({
  id,
  ...row
}: Pick<ArticleRow, (typeof listedColumns)[number]>): ArticleListed => ({
  _id: id,
  ...pick(row, listedFields),
})

export const wholeArticle = (row: ArticleRow): Article => ({
  ...listedArticle(row),
  text: row.text,
  generator: row.generator,
})
