import type { Dispatcher } from 'undici'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { listAt, textAt } from '../../../../../platform/outbound/read-json.ts'

export type PoeBots = ReadonlySet<string>

/** Ms for which a list is used again, and for which Poe isn't asked again after a failure. */
const fresh = 600_000
const pause = 60_000
/** Ms for which a request waits for the list. */
const patience = 5_000

interface Known {
  readonly until: number
  readonly bots: PoeBots | undefined
}

const lists = new Map<string, Known>()

const listed = async (dispatcher: Dispatcher, base: string): Promise<PoeBots | undefined> => {
  const answer = await askService(dispatcher, {
    service: 'Poe',
    isFixedUrl: true,
    url: `${base}/models`,
    timeout: patience,
    maxBytes: 8_000_000,
    maxRedirects: 0,
  })
  const names = answer.ok ? listAt(answer.value, 'data').map((each) => textAt(each, 'id').toLowerCase()) : []
  // an empty list is an unexpected response and proves nothing
  return names.length === 0 ? undefined : new Set(names)
}

/**
 * Returns the names of the bots that Poe serves now, in lower case, or undefined if its list can't be read. The list is
 * the same for all accounts and needs no key. `base` ends in /v1.
 */
export const poeBots = async (
  dispatcher: Dispatcher,
  base: string,
  now: number,
): Promise<PoeBots | undefined> => {
  const known = lists.get(base)
  if (known && now < known.until) return known.bots
  const bots = await listed(dispatcher, base)
  lists.set(base, { until: now + (bots ? fresh : pause), bots })
  return bots
}
