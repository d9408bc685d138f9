import type { CampaignLink, CampaignSchedule, CampaignSpread, PlannedLink } from '@web2/contract/campaigns'
import { createSeededRandom } from '../random/seeded-random.ts'
import { assignLinks } from './assign-links.ts'
import { assignTimes } from './assign-times.ts'
import { pairPosts, postCount } from './pair-posts.ts'

/** Input of a campaign plan. */
export interface PlanInput<Piece> {
  /** Articles, existing or planned, in their posting order; each of them once. */
  readonly pieces: readonly Piece[]
  /** Ids of the places that take posts, each once. */
  readonly places: readonly string[]
  readonly spread: CampaignSpread
  readonly links: readonly CampaignLink[]
  readonly schedule: CampaignSchedule
  /** The same seed gives the same plan. */
  readonly seed: number
  /** Nothing is planned before the minute after it; milliseconds since 1970. */
  readonly now: number
}

export interface PlannedPost<Piece> {
  readonly piece: Piece
  readonly place: string
  /** Milliseconds since 1970, on a full minute. */
  readonly at: number
  readonly links: readonly PlannedLink[]
}

/**
 * The posts of a campaign, day by day. Throws RangeError for a window that is empty or a time zone that does not
 * exist.
 */
export function* planCampaign<Piece>(input: PlanInput<Piece>): Generator<PlannedPost<Piece>> {
  const { pieces, places, spread, links, schedule, seed, now } = input
  const count = postCount(spread, pieces.length, places.length)
  if (count === 0) return
  // a lot of its own for each question, so that another link does not move the times
  const linksOf = assignLinks(links, count, createSeededRandom(seed ^ 0x11))
  const pairs = [...pairPosts(spread, pieces.length, places.length, createSeededRandom(seed ^ 0x22))]
  const timed = assignTimes(
    pairs.map(({ place }) => places[place]!),
    schedule,
    { lots: createSeededRandom(seed ^ 0x33), now, of: places.length },
  )
  for (const { index, at } of timed) {
    const { piece, place } = pairs[index]!
    yield { piece: pieces[piece]!, place: places[place]!, at, links: linksOf(index) }
  }
}
