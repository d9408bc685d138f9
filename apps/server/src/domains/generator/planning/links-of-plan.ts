import { nearbyReason, relatedReason, type CountedLinks } from '@web2/generator'
import type { OpenDefinition } from './load-definition.ts'

const asked = ({ definition, lists, placeList, sitePer }: OpenDefinition) => {
  const { nearby, related } = definition.structure
  return { lists, placeList, sitePer, nearby, related }
}

/** Returns a problem if no page of a plan would get the requested links; otherwise null. */
export const unlinkedProblem = (open: OpenDefinition, links: CountedLinks): string | null => {
  const { nearby, related } = open.definition.structure
  if (open.edition < 2 || links.pages === 0 || (nearby === 0 && related === 0)) return null
  const hasSome =
    (nearby > 0 && links.withoutNearby < links.pages) || (related > 0 && links.withoutRelated < links.pages)
  if (hasSome) return null
  return 'Pages would have no links, because no page shares a site with another place or another page of its place. Add pages, combine the lists differently, or set both numbers of links to 0.'
}

const number = (count: number) => count.toLocaleString('en-US')

/** Returns warnings about requested links that some or all pages lack. */
export const linkWarnings = (open: OpenDefinition, links: CountedLinks): string[] => {
  if (open.edition < 2) return []
  const { nearby, related } = asked(open)
  const missing = (count: number): string =>
    count === links.pages ? 'No page has' : `${number(count)} of ${number(links.pages)} pages have no`
  return [
    ...(nearby > 0 && links.withoutNearby > 0
      ? [
          `${missing(links.withoutNearby)} nearby links. ${nearbyReason(asked(open)) ?? 'Their sites have no page for another place.'}`,
        ]
      : []),
    ...(related > 0 && links.withoutRelated > 0
      ? [
          `${missing(links.withoutRelated)} related links. ${relatedReason(asked(open)) ?? 'Their places have no other page.'}`,
        ]
      : []),
  ]
}
