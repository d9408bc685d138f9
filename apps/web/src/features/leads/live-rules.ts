import type { LiveRules } from '../../lib/live/live-rules.ts'
import { leadCounts, leadMessages, leads, leadTotalsPath } from './resources.ts'

export const liveRules: LiveRules = {
  frequent: [leads.path],
  dependent: [
    { key: leadCounts.path, of: [leads.path], every: 'second' },
    { key: leadTotalsPath, of: [leads.path], every: 'few-seconds' },
    { key: leads.path, of: [leadMessages.path], every: 'second' },
  ],
}
