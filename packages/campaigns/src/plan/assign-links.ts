import type { CampaignLink, PlannedLink } from '@web2/contract/campaigns'
import { distributeByWeight } from '../random/distribute.ts'
import type { SeededRandom } from '../random/seeded-random.ts'

/**
 * Returns the links of each of `count` posts, by post index. Every link appears in its share of the posts,
 * with its anchor texts distributed by weight.
 */
export const assignLinks = (
  links: readonly CampaignLink[],
  count: number,
  lots: SeededRandom,
): ((post: number) => PlannedLink[]) => {
  const dealt = links.map((link) => {
    const carries = distributeByWeight([link.share, 100 - link.share], count, lots)
    const before = new Uint32Array(count)
    let given = 0
    for (let post = 0; post < count; post += 1) {
      before[post] = given
      if (carries[post] === 0) given += link.perArticle
    }
    const weights = link.anchors.map(({ weight }) => weight)
    return { link, carries, before, anchors: distributeByWeight(weights, given, lots) }
  })
  return (post) =>
    dealt.flatMap(({ link, carries, before, anchors }) =>
      carries[post] !== 0
        ? []
        : Array.from({ length: link.perArticle }, (_, at) => ({
            url: link.url,
            anchor: link.anchors[anchors[before[post]! + at]!]!.text,
            rel: link.rel,
          })),
    )
}
