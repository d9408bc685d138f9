import { hash } from 'node:crypto'
import type { CampaignCheck } from '@web2/contract/campaigns'
import type { PublicationIssueCode } from '@web2/contract/publishing'
import { articlesWith, articleFixes } from './check-finding.ts'
import type { TextFact } from './read-article-texts.ts'

/** Placeholders confirmed one by one; further ones are confirmed together. */
const named = 20

/** Returns an id that depends on the set of articles, so that an acceptance doesn't cover later changes. */
const idOf = (code: PublicationIssueCode, what: string, facts: readonly TextFact[]): string => {
  const ids = facts.map(({ id }) => id).sort()
  return [code, what, hash('sha256', ids.join(), 'hex').slice(0, 12)].filter(Boolean).join(':')
}

const confirm = (
  code: PublicationIssueCode,
  what: string,
  facts: readonly TextFact[],
  finding: string,
  rule: string,
): CampaignCheck => ({
  kind: 'leftovers',
  level: 'confirm',
  id: idOf(code, what, facts),
  platform: null,
  finding,
  rule,
  mend: articleFixes(facts),
})

const asTyped = 'Readers will see it as is. Replace or remove it in the article.'

const unfilled = (facts: readonly TextFact[]): CampaignCheck[] => {
  const byPlaceholder = new Map<string, TextFact[]>()
  for (const fact of facts)
    for (const placeholder of fact.leftovers.placeholders) {
      const known = byPlaceholder.get(placeholder)
      if (known) known.push(fact)
      else byPlaceholder.set(placeholder, [fact])
    }
  const all = [...byPlaceholder]
  const rest = all.slice(named)
  const checks = all.slice(0, named).map(([placeholder, articles]) => {
    const has = articlesWith(articles.length, { one: 'contains', many: 'contain' })
    return confirm(
      'unfilled-placeholder',
      placeholder.slice(1, -1).slice(0, 100),
      articles,
      `${has} the unfilled placeholder “${placeholder}”.`,
      asTyped,
    )
  })
  if (rest.length === 0) return checks
  const articles = [...new Set(rest.flatMap(([, each]) => each))]
  const has = articlesWith(articles.length, { one: 'contains', many: 'contain' })
  return [
    ...checks,
    confirm(
      'unfilled-placeholder',
      `${rest.length} more`,
      articles,
      `${has} ${rest.length.toLocaleString('en-US')} more unfilled placeholders.`,
      asTyped,
    ),
  ]
}

const emptyLinks = (facts: readonly TextFact[]): CampaignCheck[] => {
  const found = facts.filter(({ leftovers }) => leftovers.emptyLinks > 0)
  if (found.length === 0) return []
  const has = articlesWith(found.length, { one: 'contains a link', many: 'contain links' })
  return [
    confirm(
      'empty-link',
      '',
      found,
      `${has} without a URL.`,
      'Readers can’t follow it. Add a URL or remove the link.',
    ),
  ]
}

const sampleText = (facts: readonly TextFact[]): CampaignCheck[] => {
  const found = facts.filter(({ leftovers }) => leftovers.hasSampleText)
  if (found.length === 0) return []
  return [
    {
      kind: 'leftovers',
      level: 'warning',
      platform: null,
      finding: `${articlesWith(found.length, { one: 'contains', many: 'contain' })} sample text.`,
      rule: 'Replace it with your own text before publishing.',
      mend: articleFixes(found),
    },
  ]
}

/** Finds leftovers in articles: unfilled placeholders, empty links, sample text. */
export const checkLeftovers = (facts: readonly TextFact[]): CampaignCheck[] => [
  ...unfilled(facts),
  ...emptyLinks(facts),
  ...sampleText(facts),
]
