import { linkMapLimits, type LinkSource } from '@web2/contract/links'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { hostOf } from './providers/same-url.ts'

/** Published link to track. */
export interface NewLink {
  readonly accountId: string
  readonly source: LinkSource
  readonly campaignJobId?: string
  readonly siteId?: string
  readonly pageUrl: string
  readonly pageTitle: string
  readonly targetUrl: string
  readonly anchor: string
  readonly rel: string
}

const atOnce = 500
const longest = 2_000

const isWeb = (address: string): boolean =>
  hostOf(address) !== '' && address.length <= longest && /^https?:/i.test(address)

/** Tracks links. Those already tracked keep their state. */
export const trackLinks = async (
  db: Kysely<Database>,
  links: readonly NewLink[],
  now: Date,
): Promise<void> => {
  const usable = links.filter(({ pageUrl, targetUrl }) => isWeb(pageUrl) && isWeb(targetUrl))
  for (let from = 0; from < usable.length; from += atOnce) {
    const part = usable.slice(from, from + atOnce)
    const rows = part.map(({ campaignJobId, siteId, ...link }) => ({
      ...link,
      id: uuidV7(),
      campaignJobId: campaignJobId ?? null,
      siteId: siteId ?? null,
      pageHost: hostOf(link.pageUrl),
      targetHost: hostOf(link.targetUrl),
      nextCheckAt: now.toISOString(),
    }))
    await db
      .insertInto('postLinks')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns whether an account tracks its maximum number of links. */
export const isFull = async (db: Kysely<Database>, accountId: string): Promise<boolean> => {
  const { held } = await db
    .selectFrom('postLinks')
    .select(({ fn }) => fn.countAll<string>().as('held'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(held) >= linkMapLimits.links
}
