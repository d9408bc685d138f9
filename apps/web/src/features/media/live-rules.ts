import type { LiveRules } from '../../lib/live/live-rules.ts'
import { usagePath } from '../billing/resources.ts'
import { imageGenerations } from './resources.ts'

export const liveRules: LiveRules = {
  dependent: [{ key: usagePath, of: [imageGenerations.path], every: 'few-seconds' }],
}
