import type { LiveRules } from '../../lib/live/live-rules.ts'
import { naps, napUses } from './resources.ts'

export const liveRules: LiveRules = {
  dependent: [{ key: napUses.path, of: [naps.path] }],
}
