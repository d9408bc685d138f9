import { isAffiliateLink, platformRules, type PlatformName } from '@web2/campaigns'
import type { CampaignCheck, CampaignLink } from '@web2/contract/campaigns'
import { articlesWith, articleFixes } from './check-finding.ts'
import type { ArticleFact } from './plan-facts.ts'
import type { TextFact } from './read-article-texts.ts'

interface Counted extends Pick<TextFact, 'id' | 'title' | 'linkBlocks'> {
  /** Including links added by the plan. */
  readonly allLinks: number
  readonly commercial: number
}

const counted = (articles: readonly ArticleFact[], facts: ReadonlyMap<string, TextFact>): Counted[] =>
  articles.flatMap(({ articleId, links }) => {
    const fact = facts.get(articleId)
    if (!fact) return []
    const { id, title, linkBlocks } = fact
    return { id, title, linkBlocks, allLinks: fact.links + links, commercial: fact.affiliateLinks + links }
  })

const onPlatform = (platform: PlatformName, articles: readonly Counted[]): CampaignCheck[] => {
  const { title, inlineLinks, linkBlocks, commercialLinks } = platformRules[platform]
  const found = (
    most: number | null,
    count: (article: Counted) => number,
    level: CampaignCheck['level'],
    what: string,
    rule: (most: number) => string,
  ): CampaignCheck[] => {
    const over = most === null ? [] : articles.filter((article) => count(article) > most)
    if (most === null || over.length === 0) return []
    const has = articlesWith(over.length, { one: 'has', many: 'have' })
    return [
      {
        kind: 'link-count',
        level,
        platform,
        finding: `${has} more than ${most} ${what}.`,
        rule: rule(most),
        mend: [...articleFixes(over), { kind: 'step', step: 'links' }],
      },
    ]
  }
  return [
    ...found(
      inlineLinks,
      ({ allLinks }) => allLinks,
      'blocking',
      'links',
      (most) => `${title} allows at most ${most} links in the text of a post.`,
    ),
    ...found(
      linkBlocks,
      (article) => article.linkBlocks,
      'blocking',
      'link-only paragraphs',
      (most) => `${title} allows at most ${most} link blocks per post.`,
    ),
    ...found(
      commercialLinks,
      ({ commercial }) => commercial,
      'warning',
      'commercial links',
      () =>
        `${title} suspends blogs that exist mainly to carry links. One or two commercial links per post are accepted.`,
    ),
  ]
}

const unsponsored = (links: readonly CampaignLink[], articles: readonly TextFact[]): CampaignCheck[] => {
  const own = links.filter(({ url, rel }) => isAffiliateLink(url) && (rel === '' || rel === 'ugc'))
  const inside = articles.filter(({ plainAffiliateLinks }) => plainAffiliateLinks > 0)
  if (own.length === 0 && inside.length === 0) return []
  return [
    {
      kind: 'sponsored',
      level: 'warning',
      platform: null,
      finding:
        own.length > 0
          ? `Affiliate links in this campaign aren’t marked as sponsored: ${own.map(({ url }) => url).join(', ')}`
          : `${articlesWith(inside.length, { one: 'has', many: 'have' })} affiliate links that aren’t marked as sponsored.`,
      rule: 'Google asks for rel="sponsored" or rel="nofollow" on paid links and treats others as link spam.',
      mend: [
        ...(own.length > 0 ? [{ kind: 'step' as const, step: 'links' as const }] : []),
        ...articleFixes(inside),
      ],
    },
  ]
}

/** Checks the link limits of platforms, and that paid links are marked as sponsored. */
export const checkLinks = (
  articles: readonly ArticleFact[],
  facts: ReadonlyMap<string, TextFact>,
  links: readonly CampaignLink[],
): CampaignCheck[] => [
  ...[...Map.groupBy(articles, ({ platform }) => platform)].flatMap(([platform, own]) =>
    onPlatform(platform, counted(own, facts)),
  ),
  ...unsponsored(links, [...facts.values()]),
]
