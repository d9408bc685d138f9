import type { LiveRules } from '../../lib/live/live-rules.ts'
import { naps } from '../listings/resources.ts'
import { cloudPages } from '../sites/resources.ts'
import { turboChecks, turboPages, turboPreviews, turbos, turboSites, turboStructures } from './resources.ts'

export const liveRules: LiveRules = {
  frequent: [turbos.path, turboPages.path, turboSites.path],
  dependent: [
    // a project's changed parts are read with it
    { key: turbos.path, of: [naps.path, cloudPages.path] },
    // a template edited in another tab is shown here
    ...[turboChecks, turboPreviews].map((key) => ({ key, of: [naps.path, cloudPages.path] })),
    ...[turboPages.path, turboSites.path, turboStructures].map((key) => ({ key, of: [turbos.path] })),
  ],
}
