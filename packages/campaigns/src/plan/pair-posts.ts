import type { CampaignSpread } from '@web2/contract/campaigns'
import type { SeededRandom } from '../random/seeded-random.ts'

/** Indexes of a piece and its place. */
export interface Pair {
  readonly piece: number
  readonly place: number
}

/** Returns the number of posts that a spread makes of these pieces and places. */
export const postCount = (spread: CampaignSpread, pieces: number, places: number): number =>
  places === 0 ? 0 : spread === 'once' ? pieces : pieces * places

/** Pairs each piece once. Every place gets one piece per round, in a new random order each round. */
function* once(pieces: number, places: number, lots: SeededRandom): Generator<Pair> {
  const all = Array.from({ length: places }, (_, place) => place)
  let round: number[] = []
  for (let piece = 0; piece < pieces; piece += 1) {
    if (round.length === 0) round = lots.shuffled(all)
    yield { piece, place: round.pop()! }
  }
}

/** Pairs each piece with every place; all pieces are posted once before any of them is posted again. */
function* everywhere(pieces: number, places: number, lots: SeededRandom): Generator<Pair> {
  const order = lots.shuffled(Array.from({ length: places }, (_, place) => place))
  for (let round = 0; round < places; round += 1)
    for (let piece = 0; piece < pieces; piece += 1) yield { piece, place: order[(piece + round) % places]! }
}

/** Pairs pieces with places in posting order; no piece comes to one place twice. */
export const pairPosts = (
  spread: CampaignSpread,
  pieces: number,
  places: number,
  lots: SeededRandom,
): Generator<Pair> =>
  spread === 'once' ? once(places === 0 ? 0 : pieces, places, lots) : everywhere(pieces, places, lots)
