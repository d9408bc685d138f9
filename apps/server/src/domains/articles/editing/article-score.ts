import { placeOf, scoreArticle } from '@web2/writing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ArticleRow } from './article-view.ts'
import { siteAddresses } from './linkable-pages.ts'

type Judged = Pick<ArticleRow, 'title' | 'text' | 'keyword' | 'slug' | 'metaTitle' | 'metaDescription'>

/** Characters of HTML; judging more would hold up everybody else. */
const mostJudged = 400_000

/**
 * The score of what an article says, with the addresses of the account's own sites; null of one that is too long to be
 * judged at once.
 */
export const scoreOf = (row: Judged, addresses: readonly string[] = []): number | null =>
  row.text.length > mostJudged
    ? null
    : scoreArticle({
        title: row.title,
        html: row.text,
        keyword: row.keyword,
        slug: row.slug,
        metaTitle: row.metaTitle,
        metaDescription: row.metaDescription,
        ownPlaces: addresses.map(placeOf),
      }).total

/** Addresses of the account's sites, asked for only where a link has a host. */
export const ownAddresses = async (
  db: Kysely<Database>,
  { text, accountId }: Pick<ArticleRow, 'text' | 'accountId'>,
): Promise<readonly string[]> => (/href="(?:https?:)?\/\//i.test(text) ? siteAddresses(db, accountId) : [])

/** The row with the score of what it says now, which is stored when it is another one than before. */
export const withFreshScore = async (transaction: Kysely<Database>, row: ArticleRow): Promise<ArticleRow> => {
  const score = scoreOf(row, await ownAddresses(transaction, row))
  if (score === row.score) return row
  await transaction.updateTable('articles').set({ score }).where('id', '=', row.id).execute()
  return { ...row, score }
}
