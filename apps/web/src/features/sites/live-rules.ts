import type { LiveRules } from '../../lib/live/live-rules.ts'
import { naps, napUses } from '../listings/resources.ts'
import { cachedData } from './cached-data.ts'
import { pagePictures } from './page-thumbnail/thumbnail-keys.ts'
import { cloudModules, cloudPages, sites } from './resources.ts'
import { hearOfCopy } from './working-copy.ts'

export const liveRules: LiveRules = {
  takes: { [cachedData.path]: hearOfCopy },
  dependent: [
    // where listings are used, and what of them is published, follows from these
    { key: napUses.path, of: [sites.path, cloudPages.path, cloudModules.path] },
    // a published site is out of date when its listing has changed
    { key: sites.path, of: [naps.path] },
    // pictures of pages show sections and listings, whichever page it is
    { key: pagePictures, of: [cloudModules.path, naps.path] },
  ],
}
