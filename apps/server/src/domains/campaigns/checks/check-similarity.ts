import { platformRules, type PlatformName } from '@web2/campaigns'
import type { CampaignCheck, CampaignCheckFix } from '@web2/contract/campaigns'
import { duplicateFrom, type SimilarPair } from '@web2/writing'
import { articlesWith, articleFixes } from './check-finding.ts'
import type { ArticleFact } from './plan-facts.ts'
import type { TextFact } from './read-article-texts.ts'

/** Platforms that forbid duplicates; elsewhere, search engines show only one of them. */
const forbidding: ReadonlySet<PlatformName> = new Set(['tumblr', 'wordpress-com'])

const ruleOf = (platform: PlatformName): string =>
  forbidding.has(platform)
    ? `${platformRules[platform].title} doesn’t allow substantially identical posts on several blogs.`
    : 'Search engines show only one of several near-identical pages and may treat many of them as spam.'

interface OnPlatform {
  readonly platform: PlatformName
  readonly facts: ReadonlyMap<string, TextFact>
}

const finding = (
  { platform, facts }: OnPlatform,
  ids: readonly string[],
  level: CampaignCheck['level'],
  sentence: string,
  first: readonly CampaignCheckFix[] = [],
): CampaignCheck[] => {
  if (ids.length === 0) return []
  const titled = ids.map((id) => ({ id, title: facts.get(id)?.title ?? '' }))
  return [
    {
      kind: 'similarity',
      level,
      platform,
      finding: sentence,
      rule: ruleOf(platform),
      mend: [...first, ...articleFixes(titled)],
    },
  ]
}

const onPlatform = (on: OnPlatform, articles: readonly ArticleFact[], alike: readonly SimilarPair[]) => {
  const { title } = platformRules[on.platform]
  const severe = forbidding.has(on.platform) ? 'blocking' : 'warning'
  const repeated = articles.filter(({ places }) => places.length > 1).map(({ articleId }) => articleId)
  const placesOf = new Map(articles.map(({ articleId, places }) => [articleId, places]))
  const apart = alike.filter(({ a, b }) => {
    const [first, second] = [placesOf.get(a), placesOf.get(b)]
    return first && second && new Set([...first, ...second]).size > 1
  })
  const idsOf = (pairs: readonly SimilarPair[]) => [...new Set(pairs.flatMap(({ a, b }) => [a, b]))]
  const same = idsOf(apart.filter(({ similarity }) => similarity >= duplicateFrom))
  const duplicates = new Set(same)
  const near = idsOf(apart).filter((id) => !duplicates.has(id))
  return [
    ...finding(
      on,
      repeated,
      severe,
      `${articlesWith(repeated.length, { one: 'is', many: 'are' })} scheduled for more than one blog on ${title}.`,
      // the fix is in the content step, which decides whether an article goes to one blog or to all
      [{ kind: 'step', step: 'content' }],
    ),
    ...finding(
      on,
      same,
      severe,
      `${articlesWith(same.length, { one: 'nearly duplicates another', many: 'nearly duplicate each other' })} on different blogs on ${title}.`,
    ),
    ...finding(
      on,
      near,
      'warning',
      `${articlesWith(near.length, { one: 'is similar to another', many: 'are similar to each other' })} on different blogs on ${title}.`,
    ),
  ]
}

/** Finds near-identical posts at different sub-properties of one platform. */
export const checkSimilarity = (
  articles: readonly ArticleFact[],
  facts: ReadonlyMap<string, TextFact>,
  alike: readonly SimilarPair[],
): CampaignCheck[] =>
  [...Map.groupBy(articles, ({ platform }) => platform)].flatMap(([platform, own]) =>
    onPlatform({ platform, facts }, own, alike),
  )
