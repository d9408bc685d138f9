import type { CampaignCheckFix } from '@web2/contract/campaigns'

/** Maximum number of fixes listed by a finding. */
const named = 20

interface Titled {
  readonly id: string
  readonly title: string
}

/** Lists the first articles to fix. */
export const articleFixes = (articles: readonly Titled[]): CampaignCheckFix[] =>
  articles.slice(0, named).map(({ id, title }) => ({ kind: 'article', _id: id, title }))

/** Formats '1 article has', '3 articles have'. */
export const articlesWith = (
  count: number,
  verbs: { readonly one: string; readonly many: string },
): string =>
  count === 1 ? `1 article ${verbs.one}` : `${count.toLocaleString('en-US')} articles ${verbs.many}`
