import type { LiveRules } from '../../lib/live/live-rules.ts'
import { usagePath } from '../billing/resources.ts'
import { publications } from './resources.ts'

export const liveRules: LiveRules = {
  dependent: [{ key: usagePath, of: [publications.path], every: 'few-seconds' }],
}
