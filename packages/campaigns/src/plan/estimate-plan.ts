import type { CampaignSchedule } from '@web2/contract/campaigns'
import { createSeededRandom } from '../random/seeded-random.ts'
import { assignTimes } from './assign-times.ts'

/** Times of the first and last post of a plan, in milliseconds since 1970. */
export interface PlanSpan {
  readonly first: number
  readonly last: number
}

/**
 * Returns the time span of that many posts distributed over places in turn; null if there is nothing to plan.
 */
export const estimatePlan = (
  posts: number,
  places: number,
  schedule: CampaignSchedule,
  now: number,
): PlanSpan | null => {
  if (posts === 0 || places === 0) return null
  const turns = function* () {
    for (let post = 0; post < posts; post += 1) yield String(post % places)
  }
  const times = assignTimes(turns(), schedule, { lots: createSeededRandom(1), now, of: places })
  let first = Infinity
  let last = -Infinity
  for (const { at } of times) {
    first = Math.min(first, at)
    last = Math.max(last, at)
  }
  return { first, last }
}
