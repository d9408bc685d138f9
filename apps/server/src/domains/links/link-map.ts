import {
  linkMapLimits,
  postLinkStatuses,
  type LinkMap,
  type LinkMapHost,
  type PostLinkStatus,
} from '@web2/contract/links'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { hostOf } from './providers/same-url.ts'

interface Row {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly gone: number
  readonly doubtful: number
  readonly isSite: boolean
}

const countsOf = async (db: Kysely<Database>, accountId: string): Promise<LinkMap['counts']> => {
  const rows = await db
    .selectFrom('postLinks')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .where('accountId', '=', accountId)
    .groupBy('status')
    .execute()
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return Object.fromEntries(postLinkStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    PostLinkStatus,
    number
  >
}

const placesOf = async (db: Kysely<Database>, accountId: string): Promise<ReadonlySet<string>> => {
  const places = await db
    .selectFrom('subProperties')
    .select('webUrl')
    .where('accountId', '=', accountId)
    .execute()
  return new Set(places.map(({ webUrl }) => hostOf(webUrl)))
}

/** Returns the link map by host: the account's properties, its sites, and what they link to. */
export const linkMap = async (db: Kysely<Database>, accountId: string): Promise<LinkMap> => {
  const { rows } = await sql<Row>`
    select page_host as "from", target_host as "to", count(*)::int as count,
      (count(*) filter (where status in ('lost', 'broken')))::int as gone,
      (count(*) filter (where status in ('redirected', 'rel-changed', 'unknown')))::int as doubtful,
      bool_or(source = 'site') as is_site
    from post_links where account_id = ${accountId}
    group by page_host, target_host
    order by count desc, page_host, target_host`.execute(db)
  const shown = rows.slice(0, linkMapLimits.edges)
  const places = await placesOf(db, accountId)
  const sites = new Set(rows.filter(({ isSite }) => isSite).map(({ from }) => from))
  const writing = new Set(rows.filter(({ isSite }) => !isSite).map(({ from }) => from))
  const kindOf = (host: string): LinkMapHost['kind'] =>
    sites.has(host) ? 'site' : writing.has(host) || places.has(host) ? 'property' : 'target'
  const sum = (host: string, end: 'from' | 'to') =>
    shown.reduce((total, row) => (row[end] === host ? total + row.count : total), 0)
  const counts = await countsOf(db, accountId)
  return {
    hosts: [...new Set(shown.flatMap(({ from, to }) => [from, to]))].map((host) => ({
      host,
      kind: kindOf(host),
      out: sum(host, 'from'),
      in: sum(host, 'to'),
    })),
    edges: shown.map(({ from, to, count, gone, doubtful }) => ({ from, to, count, gone, doubtful })),
    counts,
    total: Object.values(counts).reduce((total, count) => total + count, 0),
    leftOut: rows.slice(linkMapLimits.edges).reduce((total, { count }) => total + count, 0),
  }
}
