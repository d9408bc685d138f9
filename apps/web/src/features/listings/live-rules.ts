import type { LiveRules } from '../../lib/live/live-rules.ts'
import { businessProfiles, naps, napUses } from './resources.ts'

export const liveRules: LiveRules = {
  // a draft changes with each page that it reads
  frequent: [businessProfiles.path],
  dependent: [{ key: napUses.path, of: [naps.path] }],
}
