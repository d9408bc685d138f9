import type { LiveRules } from '../../lib/live/live-rules.ts'
import { leadCounts, leadMails, leadMessages, leads, leadTotalsPath } from './resources.ts'

export const liveRules: LiveRules = {
  frequent: [leads.path, leadMails.path],
  dependent: [
    { key: leadCounts.path, of: [leads.path], every: 'second' },
    { key: leadTotalsPath, of: [leads.path], every: 'few-seconds' },
    { key: leads.path, of: [leadMessages.path], every: 'second' },
    { key: leadMails.path, of: [leadMessages.path], every: 'second' },
  ],
}
