import type { CampaignLink, CampaignSchedule, CampaignSpread, PlannedLink } from '@web2/contract/campaigns'
import { createSeededRandom } from '../random/seeded-random.ts'
import { assignLinks } from './assign-links.ts'
import { assignTimes } from './assign-times.ts'
import { pairPosts, postCount } from './pair-posts.ts'

/** Inputs of a plan. */
export interface PlanInput<Piece> {
  /** Articles, or sources of future articles, in posting order without duplicates. */
  readonly pieces: readonly Piece[]
  /** Ids of the places that take posts, without duplicates. */
  readonly places: readonly string[]
  readonly spread: CampaignSpread
  readonly links: readonly CampaignLink[]
  readonly schedule: CampaignSchedule
  /** The same seed produces the same plan. */
  readonly seed: number
  /** Milliseconds since 1970; planning starts with the next minute. */
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
 * Generates the posts of a campaign, day by day. Throws RangeError for an empty window or an unknown time
 * zone.
 */
export function* planCampaign<Piece>(input: PlanInput<Piece>): Generator<PlannedPost<Piece>> {
  const { pieces, places, spread, links, schedule, seed, now } = input
  const count = postCount(spread, pieces.length, places.length)
  if (count === 0) return
  // each purpose has its own random sequence, so that adding a link does not move the times
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
