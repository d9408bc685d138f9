import { domainToUnicode } from 'node:url'
import { linkAddress } from '@web2/builder'
import type { PlannedLink } from '@web2/contract/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { liveAddress } from '../../sites/index.ts'

const bareHost = (url: URL): string => url.host.replace(/^www\./, '')
const bareName = (url: URL): string => url.hostname.replace(/^www\./, '')

/** The host of a URL as it was typed, without www and port. */
const nameIn = (column: string) =>
  sql`regexp_replace(lower(${sql.ref(column)}), '^\\s*(?:https?://)?(?:www\\.)?([^/?#:\\s]+).*$', '\\1')`

/** Returns whether a URL is a page of the website that begins at another URL; https and www don't matter. */
export const isBelow = (url: URL, base: URL): boolean => {
  const folder = base.pathname.replace(/\/+$/, '')
  return (
    bareHost(url) === bareHost(base) && (url.pathname === folder || url.pathname.startsWith(`${folder}/`))
  )
}

/** Returns where the account's published sites and the websites of its listings begin, as far as on given hosts. */
const ownBases = async (
  db: Kysely<Database>,
  accountId: string,
  hosts: readonly string[],
): Promise<readonly URL[]> => {
  // a website may be stored with letters for which its host has ASCII
  const names = hosts.flatMap((host) => [host, domainToUnicode(host)])
  const { rows } = await sql<{ url: string; isSite: boolean }>`
    select url, true as "isSite" from site_targets
      where account_id = ${accountId} and url is not null and ${nameIn('url')} = any(${names})
    union
    select website, false from naps
      where account_id = ${accountId} and website <> '' and ${nameIn('website')} = any(${names})`.execute(
    db.withoutPlugins(),
  )
  return rows.flatMap(({ url, isSite }) => {
    const base = URL.parse(isSite ? liveAddress(url).baseUrl : (linkAddress(url) ?? ''))
    return base ? [base] : []
  })
}

/**
 * Returns which of these URLs are tagged: those that the campaign planned for the post, and pages of the account's own
 * published sites and of its listings' websites.
 */
export const ownUrls = async (
  db: Kysely<Database>,
  { accountId, links }: { readonly accountId: string; readonly links: readonly PlannedLink[] },
  urls: readonly string[],
): Promise<ReadonlySet<string>> => {
  const planned = new Set(links.map(({ url }) => url))
  const others = urls.flatMap((text) => {
    const url = planned.has(text) || !/^https?:\/\//i.test(text) ? null : URL.parse(text)
    return url ? [{ text, url }] : []
  })
  const hosts = [...new Set(others.map(({ url }) => bareName(url)))]
  const bases = hosts.length === 0 ? [] : await ownBases(db, accountId, hosts)
  const own = others.filter(({ url }) => bases.some((base) => isBelow(url, base))).map(({ text }) => text)
  return new Set([...planned, ...own])
}
