import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAffiliateLink } from '@web2/campaigns'
import type { Campaign, CampaignCheck, CampaignChecks } from '@web2/contract/campaigns'
import type { AppContext } from '../../../platform/context.ts'
import { monthlyUsage } from '../../billing/index.ts'
import { readCampaign } from '../emit-campaign-changed.ts'
import { checkArticles } from './check-articles.ts'
import { checkImages } from './check-images.ts'
import { checkLeftovers } from './check-leftovers.ts'
import { checkLinks } from './check-links.ts'
import { checkSubProperties } from './check-sub-properties.ts'
import { checkSimilarity } from './check-similarity.ts'
import { imageFacts } from './image-facts.ts'
import { articleFacts, busiestDays, subPropertyFacts, planFacts, type PlanFacts } from './plan-facts.ts'
import { readTexts } from './read-article-texts.ts'

const planItself = ({ planStale }: Campaign, { jobs, firstAt }: PlanFacts, now: Date): CampaignCheck[] => {
  const mend = [{ kind: 'step', step: 'plan' }] as const
  const found = (finding: string, rule: string): CampaignCheck[] => [
    { kind: 'plan', level: 'blocking', platform: null, finding, rule, mend },
  ]
  const shown = 'You can only approve an up-to-date plan.'
  if (jobs === 0) return found('There is no plan yet.', shown)
  if (planStale) return found('The campaign changed after its plan was generated.', shown)
  if (firstAt !== null && Date.parse(firstAt) <= now.getTime())
    return found(
      'The first post is scheduled in the past.',
      'All posts must be scheduled in the future. Regenerate the plan or reschedule the post.',
    )
  return []
}

const beyondUsage = (posts: number, left: number): CampaignCheck[] =>
  posts <= left
    ? []
    : [
        {
          kind: 'usage',
          level: 'warning',
          platform: null,
          finding: `This plan needs ${posts.toLocaleString('en-US')} posts this month, but you have ${left.toLocaleString('en-US')} left.`,
          rule: 'The campaign pauses when your monthly campaign posts are used up.',
          mend: [{ kind: 'billing' }, { kind: 'step', step: 'schedule' }],
        },
      ]

const order: readonly CampaignCheck['level'][] = ['blocking', 'confirm', 'warning']

/** Runs checks of very many articles one by one, so that other requests are answered between them. */
const inTurns = async (checks: readonly (() => CampaignCheck[])[]): Promise<CampaignCheck[]> => {
  const found: CampaignCheck[] = []
  for (const check of checks) {
    found.push(...check())
    await nextTurn()
  }
  return found
}

/** Checks a campaign's plan before approval. Throws 404 if the account has no such campaign. */
export const checkCampaign = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<CampaignChecks> => {
  const campaign = await readCampaign(db, accountId, id)
  const campaignId = campaign._id
  const at = now()
  const [plan, places, articles, days, usage] = await Promise.all([
    planFacts(db, { campaignId, now: at }),
    subPropertyFacts(db, campaignId),
    articleFacts(db, campaignId),
    busiestDays(db, { campaignId, timeZone: campaign.schedule.timeZone }),
    monthlyUsage(db, accountId, at),
  ])
  const ids = [...new Set(articles.map(({ articleId }) => articleId))]
  const { facts, alike } = await readTexts(db, accountId, ids)
  const texts = [...facts.values()]
  const images = await imageFacts(db, { accountId, campaignId, places, facts })
  const month = usage.find(({ resource }) => resource === 'campaignPosts')
  const postsLeft = month ? Math.max(0, month.allowed - month.used - month.reserved) : 0
  const affiliate = campaign.links.some(({ url }) => isAffiliateLink(url))
  const checks = await inTurns([
    () => planItself(campaign, plan, at),
    () => checkSubProperties(places, days),
    () => checkImages(images),
    () => checkArticles(texts, plan, affiliate),
    () => checkLeftovers(texts),
    () => checkSimilarity(articles, facts, alike),
    () => checkLinks(articles, facts, campaign.links),
    () => beyondUsage(plan.thisMonth, postsLeft),
  ])
  return {
    _id: campaignId,
    planRevision: campaign.planRevision,
    read: facts.size,
    articles: ids.length,
    postsLeft,
    postsThisMonth: plan.thisMonth,
    images: images.sent,
    checks: checks.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level)),
  }
}
