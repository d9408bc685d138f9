import type { CampaignCheck } from '@web2/contract/campaigns'
import { articlesWith, articleFixes } from './check-finding.ts'
import type { PlanFacts } from './plan-facts.ts'
import type { TextFact } from './read-article-texts.ts'

const anyPlatform = { platform: null } as const

const emptyTexts = (facts: readonly TextFact[]): CampaignCheck[] => {
  const unfit = facts.filter(
    ({ isEmpty, status }) => isEmpty || status === 'generating' || status === 'failed',
  )
  if (unfit.length === 0) return []
  return [
    {
      ...anyPlatform,
      kind: 'articles',
      level: 'blocking',
      finding: `${articlesWith(unfit.length, { one: 'has no finished text', many: 'have no finished text' })}.`,
      rule: 'Only an article with a text can be posted.',
      mend: articleFixes(unfit),
    },
  ]
}

const drafts = (facts: readonly TextFact[]): CampaignCheck[] => {
  const found = facts.filter(({ status, isEmpty }) => status === 'draft' && !isEmpty)
  if (found.length === 0) return []
  return [
    {
      ...anyPlatform,
      kind: 'articles',
      level: 'warning',
      finding: `${articlesWith(found.length, { one: 'is still a draft', many: 'are still drafts' })}.`,
      rule: 'Mark an article as ready when nobody has to work on it any more.',
      mend: articleFixes(found),
    },
  ]
}

const unsigned = (facts: readonly TextFact[], { unwritten }: PlanFacts): CampaignCheck[] => {
  const found = facts.filter((fact) => fact.isUnsigned)
  const rule =
    'Texts by AI that are published to inform people need somebody who has read them and answers for them, or a note that AI wrote them (EU AI Act, article 50). WordPress.com asks its users not to post unedited AI texts.'
  return [
    ...(found.length > 0
      ? [
          {
            ...anyPlatform,
            kind: 'sign-off' as const,
            level: 'warning' as const,
            finding: `${articlesWith(found.length, { one: 'was written by AI and read by nobody', many: 'were written by AI and read by nobody' })}.`,
            rule,
            mend: articleFixes(found),
          },
        ]
      : []),
    ...(unwritten > 0
      ? [
          {
            ...anyPlatform,
            kind: 'sign-off' as const,
            level: 'warning' as const,
            finding: `${unwritten.toLocaleString('en-US')} ${unwritten === 1 ? 'post is' : 'posts are'} written by AI when their time comes and posted without being read.`,
            rule,
            mend: [{ kind: 'step' as const, step: 'content' as const }],
          },
        ]
      : []),
  ]
}

/** Checks whether an article lacks a disclosure it needs. */
export const lacksDisclosure = (
  { affiliateLinks, disclosed }: Pick<TextFact, 'affiliateLinks' | 'disclosed'>,
  campaignAffiliate: boolean,
): boolean => (affiliateLinks > 0 || campaignAffiliate) && !disclosed

const disclosure = (facts: readonly TextFact[], campaignAffiliate: boolean): CampaignCheck[] => {
  const found = facts.filter((fact) => lacksDisclosure(fact, campaignAffiliate))
  if (found.length === 0) return []
  return [
    {
      ...anyPlatform,
      kind: 'disclosure',
      level: 'blocking',
      finding: `${articlesWith(found.length, { one: 'carries affiliate links and does not say so', many: 'carry affiliate links and do not say so' })}.`,
      rule: 'Readers have to be told, near the links, that you are paid for sales through them (FTC Endorsement Guides).',
      mend: [{ kind: 'disclose', articles: found.length }, ...articleFixes(found)],
    },
  ]
}

/** Returns findings about the articles that don't depend on the platform. */
export const checkArticles = (
  facts: readonly TextFact[],
  plan: PlanFacts,
  campaignAffiliate: boolean,
): CampaignCheck[] => [
  ...emptyTexts(facts),
  ...drafts(facts),
  ...unsigned(facts, plan),
  ...disclosure(facts, campaignAffiliate),
]
