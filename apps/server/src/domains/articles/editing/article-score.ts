import { analyzeText, placeOf, scoreArticle, type TextAnalysis } from '@web2/writing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ArticleRow } from './article-view.ts'
import { siteAddresses } from './linkable-pages.ts'

type Judged = Pick<ArticleRow, 'title' | 'text' | 'keyword' | 'slug' | 'metaTitle' | 'metaDescription'>

/** Characters of HTML; scoring more would block the event loop for too long. */
const mostJudged = 400_000

/** Returns the analysis of an article's text; undefined if that is too long to score. */
export const analysisOf = ({ text }: Pick<Judged, 'text'>): TextAnalysis | undefined =>
  text.length > mostJudged ? undefined : analyzeText({ html: text })

/**
 * Returns the score of an article; links to `addresses` count as the account's own. Null if the text is too
 * long to score.
 */
export const scoreOf = (
  row: Judged,
  addresses: readonly string[] = [],
  analyzed: TextAnalysis | undefined = analysisOf(row),
): number | null =>
  analyzed === undefined
    ? null
    : scoreArticle(
        {
          title: row.title,
          html: row.text,
          keyword: row.keyword,
          slug: row.slug,
          metaTitle: row.metaTitle,
          metaDescription: row.metaDescription,
          ownPlaces: addresses.map(placeOf),
        },
        analyzed,
      ).total

/** Returns the URLs of the account's sites, or none if the text has no link with a host. */
export const ownAddresses = async (
  db: Kysely<Database>,
  { text, accountId }: Pick<ArticleRow, 'text' | 'accountId'>,
): Promise<readonly string[]> => (/href="(?:https?:)?\/\//i.test(text) ? siteAddresses(db, accountId) : [])
