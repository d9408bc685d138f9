import type { ListingPlace } from '@web2/contract/listing-updates'
import { blogLabel } from '@web2/contract/properties'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ArticleRow } from '../../articles/index.ts'
import type { ChangedListing } from '../changed-listing.ts'
import { containsNeedle } from '../contains-needle.ts'
import { mostRead } from './references.ts'
import { findReplacements, shownReplacement, type TextPart } from '../replacements.ts'

type Said = Pick<ArticleRow, 'title' | 'text' | 'metaTitle' | 'metaDescription'>

/** Returns the texts of an article that readers see. */
export const articleParts = ({ title, text, metaTitle, metaDescription }: Said): TextPart[] => [
  { part: 'title', value: title, isHtml: false },
  { part: 'text', value: text, isHtml: true },
  { part: 'metaTitle', value: metaTitle, isHtml: false },
  { part: 'metaDescription', value: metaDescription, isHtml: false },
]

const scheduledOf = (db: Kysely<Database>, articleIds: readonly string[]) =>
  db
    .selectFrom('campaignJobs as job')
    .innerJoin('campaigns as campaign', 'campaign.id', 'job.campaignId')
    .leftJoin('subProperties as place', 'place.id', 'job.subPropertyId')
    .select([
      'job.id',
      'job.title',
      'job.articleId',
      'place.name as blog',
      'place.webUrl as blogUrl',
      'campaign.name as campaign',
    ])
    .where('job.articleId', 'in', articleIds)
    .where('job.status', 'in', ['planned', 'waiting', 'running', 'failed'])
    .where('campaign.status', 'in', ['draft', 'running', 'paused'])
    .orderBy('job.runAt')
    .limit(mostRead)
    .execute()

/** Returns articles whose texts show old data, and the scheduled posts that will use them. */
export const articlePlaces = async (
  db: Kysely<Database>,
  { accountId, needles }: ChangedListing,
): Promise<ListingPlace[]> => {
  if (needles.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'text', 'metaTitle', 'metaDescription', 'revision', 'status'])
    .where('accountId', '=', accountId)
    .where(containsNeedle(sql`title || ' ' || text || ' ' || meta_title || ' ' || meta_description`, needles))
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(mostRead)
    .execute()
  const articles = rows.flatMap((row): ListingPlace[] => {
    const replacements = findReplacements(articleParts(row), needles).map(shownReplacement)
    if (replacements.length === 0) return []
    const isWritten = row.status !== 'generating'
    return [
      {
        kind: 'article',
        _id: row.id,
        name: row.title || 'Untitled',
        where: '',
        siteId: null,
        url: null,
        canUpdate: isWritten,
        note: isWritten ? '' : 'This article is still being generated.',
        basedOn: String(row.revision),
        replacements,
      },
    ]
  })
  if (articles.length === 0) return []
  const posts = await scheduledOf(
    db,
    articles.map(({ _id }) => _id),
  )
  return [
    ...articles,
    ...posts.map(({ id, title, blog, blogUrl, campaign }): ListingPlace => ({
      kind: 'scheduled',
      _id: id,
      name: title || 'Untitled',
      where: blogLabel({ name: blog ?? '', webUrl: blogUrl ?? '' }) || campaign,
      siteId: null,
      url: null,
      canUpdate: false,
      note: 'Uses the new text of its article when it is published.',
      basedOn: '',
      replacements: [],
    })),
  ]
}
