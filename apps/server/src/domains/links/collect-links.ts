import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GatheredSource } from './tables.ts'
import { seoRel } from './providers/page-links.ts'
import { readOwnLinks } from './providers/read-page-links.ts'
import { hostOf } from './providers/same-url.ts'
import { publishedPages } from '../articles/index.ts'
import { gatherArticleLinks } from './gather-article-links.ts'
import { isFull, trackLinks, type NewLink } from './store-links.ts'

/** Overlap of two collections in ms, because a post may be stored after its time of publication. */
const overlap = 10 * 60_000
/** Posts collected per query. */
const postsAtOnce = 500

const lastUntil = async (db: Kysely<Database>, source: GatheredSource): Promise<string> => {
  const row = await db
    .selectFrom('linkGatherings')
    .select('until')
    .where('source', '=', source)
    .executeTakeFirst()
  return row ? new Date(Date.parse(row.until) - overlap).toISOString() : new Date(0).toISOString()
}

const gatheredUntil = (db: Kysely<Database>, source: GatheredSource, until: string) =>
  db
    .insertInto('linkGatherings')
    .values({ source, until })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ until }))
    .execute()

/** Sorts before every post of the same time. */
const noId = '00000000-0000-0000-0000-000000000000'

interface PlannedLink {
  readonly url: string
  readonly anchor: string
  readonly rel: string
}

/** Collects the links that plans placed in posts published since the last collection. */
const gatherPosts = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const until = now().toISOString()
  let after = { publishedAt: await lastUntil(db, 'post'), id: noId }
  for (;;) {
    const posts = await db
      .selectFrom('campaignJobs')
      .select(['id', 'accountId', 'url', 'title', 'links', 'publishedAt'])
      // a literal, because the index covers published posts only
      .where('status', '=', sql.lit('published'))
      .where('url', '!=', '')
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('publishedAt', 'id'), '>', tuple(after.publishedAt as string | null, after.id)),
      )
      .orderBy('publishedAt')
      .orderBy('id')
      .limit(postsAtOnce)
      .execute()
    const links = posts.flatMap(({ id, accountId, url, title, links: planned }) =>
      (planned as readonly PlannedLink[]).map((link): NewLink => ({
        accountId,
        source: 'post',
        campaignJobId: id,
        pageUrl: url,
        pageTitle: title,
        targetUrl: URL.parse(link.url)?.href ?? link.url,
        anchor: link.anchor,
        rel: seoRel(link.rel),
      })),
    )
    await trackLinks(db, links, now())
    const last = posts.at(-1)
    if (!last || posts.length < postsAtOnce) break
    after = { publishedAt: last.publishedAt ?? after.publishedAt, id: last.id }
  }
  await gatheredUntil(db, 'post', until)
}

/** Collects the links that articles gave their posts. Posts of earlier releases follow in portions. */
const gatherArticles = async (context: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const { db, now } = context
  const until = now().toISOString()
  const reached = await gatherArticleLinks(context, {
    publishedAt: await lastUntil(db, 'article'),
    id: noId,
  })
  const next = reached && new Date(Date.parse(reached.publishedAt) + overlap).toISOString()
  await gatheredUntil(db, 'article', next ?? until)
}

/** Collects one account's links from published pages to other hosts, and deletes those the pages lost. */
const gatherSites = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  siteIds: readonly string[],
): Promise<void> => {
  if (await isFull(db, accountId)) return
  const pages = new Map((await publishedPages(db, accountId)).map((page) => [page._id, page]))
  for (const siteId of siteIds) {
    const written = await db
      .selectFrom('sitePages')
      .select(['id', 'html', 'name'])
      .where('siteId', '=', siteId)
      .where('accountId', '=', accountId)
      .execute()
    const links: NewLink[] = []
    for (const { id, html, name } of written) {
      const page = pages.get(id)
      if (!page) continue
      for (const { url, anchor, rel } of await readOwnLinks(accountId, html, page.url))
        if (hostOf(url) !== hostOf(page.url))
          links.push({
            accountId,
            source: 'site',
            siteId,
            pageUrl: page.url,
            pageTitle: page.title || name,
            targetUrl: url,
            anchor,
            rel,
          })
    }
    const present = new Set(links.map(({ pageUrl, targetUrl }) => `${pageUrl} ${targetUrl}`))
    await db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('postLinks')
        .select(['id', 'pageUrl', 'targetUrl'])
        .where('siteId', '=', siteId)
        .execute()
      const gone = known.filter(({ pageUrl, targetUrl }) => !present.has(`${pageUrl} ${targetUrl}`))
      if (gone.length > 0)
        await transaction
          .deleteFrom('postLinks')
          .where(
            'id',
            'in',
            gone.map(({ id }) => id),
          )
          .execute()
      await trackLinks(transaction, links, now())
    })
  }
}

const gatherPublishedSites = async (context: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const { db, now } = context
  const until = now().toISOString()
  const published = await db
    .selectFrom('siteTargets')
    .innerJoin('sites', 'sites.id', 'siteTargets.siteId')
    .select(['sites.id', 'sites.accountId'])
    .distinct()
    .where('siteTargets.publishedAt', '>', await lastUntil(db, 'site'))
    .where('sites.removedAt', 'is', null)
    .execute()
  for (const [accountId, sites] of Map.groupBy(published, (site) => site.accountId))
    await gatherSites(
      context,
      accountId,
      sites.map(({ id }) => id),
    )
  await gatheredUntil(db, 'site', until)
}

/** Collects the links of everything published since the last collection, for all accounts. Safe to repeat. */
export const indexPublishedLinks = async (context: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  await gatherPosts(context)
  await gatherArticles(context)
  await gatherPublishedSites(context)
}
