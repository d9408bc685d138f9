import { runs } from '../../lib/api/runs.ts'
import type { LiveRules } from '../../lib/live/live-rules.ts'
import { notifications } from '../notifications/resources.ts'
import { billingGrants, billingPath, usagePath } from './resources.ts'

/** True for events of ended runs; units are counted only then. */
const hasEnded = (run: unknown): boolean =>
  typeof run === 'object' && run !== null && 'endedAt' in run && run.endedAt !== null

export const liveRules: LiveRules = {
  dependent: [
    { key: billingGrants.path, of: [notifications.path] },
    { key: usagePath, of: [billingPath], every: 'few-seconds' },
    { key: usagePath, of: [runs.path], when: hasEnded, every: 'few-seconds' },
  ],
}
