import type { CampaignSpread } from '@web2/contract/campaigns'
import type { SeededRandom } from '../random/seeded-random.ts'

/** Which piece goes to which place, by their numbers. */
export interface Pair {
  readonly piece: number
  readonly place: number
}

/** Posts that a spread makes of so many pieces and places. */
export const postCount = (spread: CampaignSpread, pieces: number, places: number): number =>
  places === 0 ? 0 : spread === 'once' ? pieces : pieces * places

/** Each piece once; every place has its turn before one has its next, in an order drawn by lot each time. */
function* once(pieces: number, places: number, lots: SeededRandom): Generator<Pair> {
  const all = Array.from({ length: places }, (_, place) => place)
  let round: number[] = []
  for (let piece = 0; piece < pieces; piece += 1) {
    if (round.length === 0) round = lots.shuffled(all)
    yield { piece, place: round.pop()! }
  }
}

/**
 * Yields each piece for every sub-property: all pieces are posted once before the first one is posted a
 * second time.
 */
function* everywhere(pieces: number, places: number, lots: SeededRandom): Generator<Pair> {
  const order = lots.shuffled(Array.from({ length: places }, (_, place) => place))
  for (let round = 0; round < places; round += 1)
    for (let piece = 0; piece < pieces; piece += 1) yield { piece, place: order[(piece + round) % places]! }
}

/** The posts of a campaign in their order; no piece comes to one place twice. */
export const pairPosts = (
  spread: CampaignSpread,
  pieces: number,
  places: number,
  lots: SeededRandom,
): Generator<Pair> =>
  spread === 'once' ? once(places === 0 ? 0 : pieces, places, lots) : everywhere(pieces, places, lots)
