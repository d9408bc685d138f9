import { createHmac, randomBytes } from 'node:crypto'
import { leadLimits } from '@web2/contract/leads'
import { BoundedMap } from '../../../platform/collections/bounded-map.ts'
import type { AppContext } from '../../../platform/context.ts'
import { createWindowCounter } from '../limits/window-counter.ts'
import type { NamedCampaign } from '../receive/find-campaign.ts'
import type { CountedCall } from './call-token.ts'
import { storeCalls } from './store-calls.ts'
import { createWaitingCalls } from './waiting-calls.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'shared'>

/** Ms after which a failed statement is tried again without a new tap. */
const retryAfter = 2_000

/** Ms for which a site that counts nothing costs no statement. */
const silentFor = 60_000
const mostSilent = 10_000

/** A tap on a phone number. */
export interface Tap extends CountedCall {
  readonly campaign: NamedCampaign
}

/** Counts taps of one process. */
export interface CallCounter {
  /** Counts a tap within the limits. The counters are stored in the background, so that no call waits for them. */
  count(tap: Tap, address: string): void
  /** Resolves once the taps so far were stored, or the database refused them. */
  settled(): Promise<void>
}

/** Creates the counter of one process. Addresses are kept for a minute as hashes with a key that is stored nowhere. */
export const createCallCounter = (context: Pick<Context, 'db' | 'now' | 'log'>): CallCounter => {
  const { now, log } = context
  const key = randomBytes(32)
  const hashed = (...texts: readonly string[]) =>
    createHmac('sha256', key).update(texts.join('\0')).digest('base64url')
  const sameTaps = createWindowCounter(now, leadLimits.tapsCountOnceIn * 1_000)
  const callers = createWindowCounter(now)
  const sites = createWindowCounter(now)
  /** When sites were found to count nothing. */
  const silent = new BoundedMap<string, number>(mostSilent)
  const waiting = createWaitingCalls()
  let storing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  const store = async (): Promise<void> => {
    for (let taps = waiting.take(); taps.length > 0; taps = waiting.take()) {
      try {
        const counting = await storeCalls(context, taps)
        for (const { siteId } of taps) if (!counting.has(siteId)) silent.set(siteId, now().getTime())
      } catch (error) {
        for (const tap of taps) waiting.add(tap)
        log(`Taps on phone numbers could not be stored and are kept for another try: ${String(error)}`)
        retry ??= setTimeout(() => {
          retry = undefined
          begin()
        }, retryAfter).unref()
        return
      }
    }
  }

  const begin = (): void => {
    storing ??= store().finally(() => {
      storing = undefined
    })
  }

  const isSilent = (siteId: string): boolean => {
    const since = silent.get(siteId)
    return since !== undefined && Math.abs(now().getTime() - since) < silentFor
  }

  return {
    count: ({ siteId, pageId, path, number, campaign }, address) => {
      if (isSilent(siteId)) return
      if (!callers(hashed(address), leadLimits.tapsPerAddressPerMinute)) return
      if (!sameTaps(hashed(address, siteId, path, number), 1)) return
      if (!sites(siteId, leadLimits.tapsPerSitePerMinute)) return
      const day = now().toISOString().slice(0, 10)
      const named = { campaignId: campaign.id, campaignValue: campaign.value }
      waiting.add({ siteId, pageId, path, ...named, day, calls: 1 })
      // a database that is away is tried again after a while, not by each tap
      if (!retry) begin()
    },
    settled: async () => {
      while (storing) await storing
    },
  }
}

/** Returns the one of this application, which both of its ports use. */
export const callCounterOf = (context: Context): CallCounter =>
  context.shared.once(createCallCounter, context)
