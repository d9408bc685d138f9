import type { CallsOfPage } from './store-calls.ts'

/** Counters that wait for the database at most; beyond it taps are not counted. */
const mostWaiting = 10_000

/** Campaigns of a site that wait at most; beyond it taps count without one, because visitors can make up any name. */
export const mostCampaigns = 100

/** Taps of one process that wait to be stored, added up. */
export interface WaitingCalls {
  add(taps: CallsOfPage): void
  /** Returns the counters and forgets them. */
  take(): readonly CallsOfPage[]
}

/** Returns an empty collection, which stays of a limited size for the time in which the database is away. */
export const createWaitingCalls = (): WaitingCalls => {
  let waiting = new Map<string, CallsOfPage>()
  let campaigns = new Map<string, Set<string>>()
  const withCampaign = (taps: CallsOfPage): CallsOfPage => {
    const named = taps.campaignId ?? taps.campaignValue
    if (named === null) return taps
    const ofSite = campaigns.get(taps.siteId) ?? new Set()
    if (ofSite.size >= mostCampaigns && !ofSite.has(named))
      return { ...taps, campaignId: null, campaignValue: null }
    campaigns.set(taps.siteId, ofSite.add(named))
    return taps
  }
  return {
    add: (taps) => {
      const { calls, ...counter } = withCampaign(taps)
      const key = JSON.stringify(counter)
      const known = waiting.get(key)
      if (known) waiting.set(key, { ...known, calls: known.calls + calls })
      else if (waiting.size < mostWaiting) waiting.set(key, { ...counter, calls })
    },
    take: () => {
      const taken = [...waiting.values()]
      waiting = new Map()
      campaigns = new Map()
      return taken
    },
  }
}
