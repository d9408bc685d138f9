import type { ListingPlace } from '@web2/contract/listing-updates'
import type { NapData } from '@web2/contract/listings'
import { blogLabel, type ConnectionMeans } from '@web2/contract/properties'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { withNapBlock } from '../../listings/index.ts'
import type { ChangedListing } from '../changed-listing.ts'
import { containsNeedle } from '../contains-needle.ts'
import { mostRead } from './references.ts'
import { findReplacements, shownReplacement, type TextPart } from '../replacements.ts'

export const postParts = ({ title, html }: { readonly title: string; readonly html: string }): TextPart[] => [
  { part: 'title', value: title, isHtml: false },
  { part: 'text', value: html, isHtml: true },
]

/** Published post with the text it was sent with, as far as known. */
export interface SentPost {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly externalId: string
  readonly blog: string | null
  /** Public URL of the blog. */
  readonly blogUrl: string | null
  readonly propertyId: string | null
  readonly propertyStatus: string | null
  readonly propertyProblem: string | null
  readonly means: string | null
  readonly sentTitle: string
  readonly sentHtml: string
  /** False if it was published before texts were stored: its article as of then is assumed. */
  readonly isKnown: boolean
  /** The campaign appends this listing to its posts. */
  readonly endsWithListing: boolean
}

const sentPosts = async (
  db: Kysely<Database>,
  { accountId, napId, needles }: Pick<ChangedListing, 'accountId' | 'napId' | 'needles'>,
  only: string | null,
): Promise<readonly SentPost[]> => {
  const { rows } = await sql<SentPost>`
    select * from (
      select job.id, job.title, job.url, job.external_id, place.name as blog, place.web_url as blog_url, property.id as property_id,
        property.status as property_status, property.problem as property_problem, property.means,
        coalesce(sent.title, said.title, article.title, '') as sent_title,
        coalesce(sent.html, said.text, article.text, '') as sent_html,
        sent.job_id is not null as is_known, coalesce(campaign.nap_id::text = ${napId}, false) as ends_with_listing
      from campaign_jobs job
        join campaigns campaign on campaign.id = job.campaign_id
        left join sub_properties place on place.id = job.sub_property_id
        left join properties property on property.id = place.property_id
        left join post_texts sent on sent.job_id = job.id
        left join articles article on article.id = job.article_id and sent.job_id is null
        left join lateral (
          select title, text from article_versions
          where article_id = article.id and created_at <= job.published_at
          order by created_at desc, id desc limit 1
        ) said on true
      where job.account_id = ${accountId} and job.status = 'published'
        ${only === null ? sql`` : sql`and job.id = ${only}`}
    ) post
    where ${only === null ? sql`(ends_with_listing and not is_known) or ${containsNeedle(sql`sent_title || ' ' || sent_html`, needles)}` : sql`true`}
    order by lower(title), id limit ${mostRead}`.execute(db)
  return rows
}

/**
 * Returns the text a post was sent with. If it was published before texts were stored, appends the listing as
 * of then.
 */
export const assumedText = (
  { sentTitle, sentHtml, isKnown, endsWithListing }: SentPost,
  { earlier: [before] }: Pick<ChangedListing, 'earlier'>,
): { title: string; html: string } => ({
  title: sentTitle,
  html: !isKnown && endsWithListing && before ? withNapBlock(sentHtml, before as NapData) : sentHtml,
})

/** Returns why a post cannot be changed from here, or an empty string if it can. */
export const postObstacle = (post: SentPost): string => {
  if (post.propertyId === null) return 'Its property was deleted. Edit the post on the site itself.'
  if (post.externalId === '' || post.means === 'assisted')
    return 'This post was published manually. Edit it on the site itself.'
  if (post.propertyStatus !== 'verified')
    return post.propertyProblem || 'Its property is not connected. Reconnect it first.'
  return ''
}

/** Platforms that can't return the content of posts, so the whole post is sent again. */
const unread: ReadonlySet<string | null> = new Set<ConnectionMeans>(['tumblr', 'weebly-cloud'])

const sentWhole =
  'This platform doesn’t let us read its posts. The whole post will be replaced with its current article.'

/** Returns one published post of the account, whatever it contains. */
export const sentPost = async (
  db: Kysely<Database>,
  listing: Pick<ChangedListing, 'accountId' | 'napId' | 'needles'>,
  id: string,
): Promise<SentPost | undefined> => (await sentPosts(db, listing, id))[0]

/** Returns published posts whose text shows old data. */
export const postPlaces = async (db: Kysely<Database>, listing: ChangedListing): Promise<ListingPlace[]> => {
  if (listing.needles.length === 0) return []
  const posts = await sentPosts(db, listing, null)
  return posts.flatMap((post): ListingPlace[] => {
    const replacements = findReplacements(postParts(assumedText(post, listing)), listing.needles)
    if (replacements.length === 0) return []
    const obstacle = postObstacle(post)
    return [
      {
        kind: 'post',
        _id: post.id,
        name: post.title || 'Untitled',
        where: blogLabel({ name: post.blog ?? '', webUrl: post.blogUrl ?? '' }),
        siteId: null,
        url: post.url || null,
        canUpdate: obstacle === '',
        note: obstacle || (unread.has(post.means) ? sentWhole : ''),
        basedOn: '',
        replacements: replacements.map(shownReplacement),
      },
    ]
  })
}
