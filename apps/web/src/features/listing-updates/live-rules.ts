import type { LiveRules } from '../../lib/live/live-rules.ts'
import { articles } from '../articles/resources.ts'
import { campaignJobs } from '../campaigns/resources.ts'
import { naps } from '../listings/resources.ts'
import { cloudModules, cloudPages, sites } from '../sites/resources.ts'
import { listingChanges } from './resources.ts'

/** Records that may show a listing's old data. */
const showing = [naps, sites, cloudPages, cloudModules, articles, campaignJobs]

export const liveRules: LiveRules = {
  dependent: [{ key: listingChanges.path, of: showing.map(({ path }) => path) }],
}
