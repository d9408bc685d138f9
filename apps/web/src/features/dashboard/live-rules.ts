import type { LiveRules } from '../../lib/live/live-rules.ts'
import { articleBulks, articles, generations } from '../articles/resources.ts'
import { campaignJobs, campaigns } from '../campaigns/resources.ts'
import { rssFeeds } from '../feeds/resources.ts'
import { postLinks } from '../links/resources.ts'
import { naps } from '../listings/resources.ts'
import { notifications } from '../notifications/resources.ts'
import { properties } from '../properties/resources.ts'
import { publications } from '../publishing/resources.ts'
import { sites } from '../sites/resources.ts'
import { dashboardResource, demoResource } from './resources.ts'

/** Records that the dashboard counts or names. */
const shown = [
  articles,
  articleBulks,
  generations,
  campaigns,
  campaignJobs,
  sites,
  naps,
  postLinks,
  properties,
  publications,
  rssFeeds,
  notifications,
]

export const liveRules: LiveRules = {
  dependent: [{ key: dashboardResource.path, of: shown.map(({ path }) => path), every: 'second' }],
  // sample records are of nearly every kind
  refreshesAll: [demoResource.path],
}
