import { linkAddress } from '@web2/builder'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { readOwnLinks } from './providers/read-page-links.ts'
import { hostOf } from './providers/same-url.ts'
import { isFull, trackLinks, type NewLink } from './store-links.ts'

/** Posts whose texts are in memory at once, and posts per call; the next call continues. */
const postsAtOnce = 25
const postsPerCall = 5_000

/** Position of a post in the order of publication. */
export interface PostPlace {
  readonly publishedAt: string
  readonly id: string
}

interface PublishedArticle extends PostPlace {
  readonly accountId: string
  readonly url: string
  readonly title: string
  readonly text: string
  /** URL from the listing that the campaign adds; null if it adds none. */
  readonly website: string | null
}

/**
 * Returns posts unchanged since their publication, with their articles as of then. Later changes and
 * deletions update the links themselves.
 */
const publishedArticles = async (
  db: Kysely<Database>,
  after: PostPlace,
): Promise<readonly PublishedArticle[]> => {
  const { rows } = await sql<PublishedArticle>`
    select job.id, job.account_id, job.url, job.title, job.published_at, nap.website,
      coalesce((
        select version.text from article_versions version
        where version.article_id = article.id and version.created_at <= job.published_at
        order by version.created_at desc, version.id desc limit 1
      ), article.text) as text
    from campaign_jobs job
      join campaigns campaign on campaign.id = job.campaign_id
      join articles article on article.id = job.article_id and article.account_id = job.account_id
      left join naps nap on nap.id = campaign.nap_id and nap.account_id = job.account_id
        and nap.updated_at <= job.published_at
    where job.status = 'published' and job.url <> '' and job.updated_at <= job.published_at
      and (job.published_at, job.id) > (${after.publishedAt}::timestamptz, ${after.id}::uuid)
    order by job.published_at, job.id limit ${postsAtOnce}`.execute(db)
  return rows
}

const linksOf = async ({
  id,
  accountId,
  url,
  title,
  text,
  website,
}: PublishedArticle): Promise<readonly NewLink[]> => {
  const address = linkAddress(website ?? '')
  const listing =
    address === null ? [] : [{ url: URL.parse(address)?.href ?? '', anchor: website?.trim() ?? '', rel: '' }]
  return [...(await readOwnLinks(accountId, text, url)), ...listing]
    .filter(({ url: target }) => hostOf(target) !== hostOf(url))
    .map(({ url: targetUrl, anchor, rel }) => ({
      ...{ accountId, campaignJobId: id, pageUrl: url, pageTitle: title, targetUrl, anchor, rel },
      source: 'post',
    }))
}

/**
 * Collects the links to other hosts that articles gave published posts, starting after one post. Returns the
 * last post read, or null if none is left.
 */
export const gatherArticleLinks = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  from: PostPlace,
): Promise<PostPlace | null> => {
  const full = new Map<string, boolean>()
  let last = from
  for (let taken = 0; taken < postsPerCall; taken += postsAtOnce) {
    const posts = await publishedArticles(db, last)
    const links = (await Promise.all(posts.map(linksOf))).flat()
    for (const accountId of new Set(links.map((link) => link.accountId)))
      if (!full.has(accountId)) full.set(accountId, await isFull(db, accountId))
    await trackLinks(
      db,
      links.filter(({ accountId }) => full.get(accountId) === false),
      now(),
    )
    last = posts.at(-1) ?? last
    if (posts.length < postsAtOnce) return null
  }
  return last
}
