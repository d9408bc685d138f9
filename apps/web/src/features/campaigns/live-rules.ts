import type { LiveRules } from '../../lib/live/live-rules.ts'
import { usagePath } from '../billing/resources.ts'
import { campaignJobs, campaignLogs, campaigns } from './resources.ts'

export const liveRules: LiveRules = {
  frequent: [campaigns.path, campaignJobs.path, campaignLogs.path],
  dependent: [{ key: usagePath, of: [campaignJobs.path], every: 'few-seconds' }],
}
