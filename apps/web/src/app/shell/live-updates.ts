import { liveRules as articles } from '../../features/articles/live-rules.ts'
import { liveRules as billing } from '../../features/billing/live-rules.ts'
import { liveRules as campaigns } from '../../features/campaigns/live-rules.ts'
import { liveRules as dashboard } from '../../features/dashboard/live-rules.ts'
import { liveRules as generator } from '../../features/generator/live-rules.ts'
import { liveRules as leads } from '../../features/leads/live-rules.ts'
import { liveRules as listingUpdates } from '../../features/listing-updates/live-rules.ts'
import { liveRules as listings } from '../../features/listings/live-rules.ts'
import { liveRules as media } from '../../features/media/live-rules.ts'
import { liveRules as publishing } from '../../features/publishing/live-rules.ts'
import { liveRules as sites } from '../../features/sites/live-rules.ts'
import { openLiveSocket } from '../../lib/live/live-socket.ts'
import { queryClient } from '../../lib/query/query-client.ts'

/** The live rules of all features. */
export const allLiveRules = [
  billing,
  listings,
  media,
  articles,
  sites,
  publishing,
  campaigns,
  generator,
  listingUpdates,
  leads,
  dashboard,
]

/** Keeps the cache fresh by the account's live events. Returns the way to stop. */
export const openLiveUpdates = (token: string): (() => void) =>
  openLiveSocket(token, queryClient, allLiveRules)
