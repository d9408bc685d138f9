import { utmParameters } from '@web2/campaigns'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { ownUrls } from './own-urls.ts'
import { linkUrls, tagLinks } from './tag-links.ts'

interface UtmPost {
  readonly job: Pick<JobRow, 'links' | 'subPropertyId'>
  readonly campaign: Pick<CampaignRow, 'id' | 'name' | 'accountId' | 'utm'>
}

/** Returns the host of a sub-property's public URL; empty if it was deleted. */
const hostOfPlace = async (
  db: Kysely<Database>,
  { job: { subPropertyId: id }, campaign: { accountId } }: UtmPost,
): Promise<string> => {
  if (id === null) return ''
  const place = await db
    .selectFrom('subProperties')
    .select(['webUrl', 'url'])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return URL.parse(place?.webUrl || place?.url || '')?.hostname ?? ''
}

/** Returns a post's HTML with the campaign's UTM parameters at its own links, see `ownUrls`. */
export const withCampaignUtm = async (db: Kysely<Database>, post: UtmPost, html: string): Promise<string> => {
  const { job, campaign } = post
  if (!campaign.utm.isOn) return html
  const urls = [...new Set(linkUrls(html))]
  if (urls.length === 0) return html
  const parameters = utmParameters({ ...campaign, host: await hostOfPlace(db, post) })
  const tagged = await ownUrls(db, { accountId: campaign.accountId, links: job.links }, urls)
  return tagLinks(html, parameters, (url) => tagged.has(url))
}
