import {
  groupDuplicateKeywords,
  cleanKeywords,
  estimateCards,
  estimatePlan,
  estimateSteps,
  keywordKey,
  keywordWarnings,
  usualPlan,
  type ArticleBulkPlan,
  type ArticleBulkStart,
  type ArticlePlanStart,
  type EstimateBasis,
} from '@web2/contract/articles'
import type { Usage } from '@web2/contract/billing'
import type { MeteredResource } from '@web2/contract/core'
import { defaultTextGenerator, type TextGenerator } from '@web2/contract/ai'
import type { AppContext } from '../../../platform/context.ts'
import { readImagePrices } from '../../ai/index.ts'
import { plannedCards } from '../generation/plan-generation.ts'
import { missingProviderKeys } from '../generation/require-keys.ts'
import { textWritersOf } from '../../model-calls/index.ts'
import { monthlyUsage } from '../../billing/index.ts'

/** Existing keywords shown in a plan; the count includes all. */
const mostShown = 100
const readAtOnce = 5_000

const left = (usage: readonly Usage[], resource: MeteredResource) => {
  const { allowed, used, reserved } = usage.find((each) => each.resource === resource) ?? {
    allowed: 0,
    used: 0,
    reserved: 0,
  }
  return { allowed, left: Math.max(0, allowed - used - reserved) }
}

/** Returns keywords that already have an article, with the first one of each. */
const knownKeywords = async (
  { db }: AppContext,
  accountId: string,
  keywords: readonly string[],
): Promise<ArticleBulkPlan['known']> => {
  const wanted = new Map(keywords.map((keyword) => [keywordKey(keyword), keyword]))
  const known = new Map<string, ArticleBulkPlan['known'][number]>()
  let last: string | undefined
  for (;;) {
    const page = await db
      .selectFrom('articles')
      .select(['id', 'keyword', 'title'])
      .where('accountId', '=', accountId)
      .where('keyword', '!=', '')
      .where('status', '!=', 'failed')
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(readAtOnce)
      .execute()
    for (const { id, keyword: own, title } of page) {
      const keyword = wanted.get(keywordKey(own))
      if (keyword !== undefined && !known.has(keyword)) known.set(keyword, { keyword, articleId: id, title })
    }
    last = page.at(-1)?.id
    if (page.length < readAtOnce) return keywords.flatMap((keyword) => known.get(keyword) ?? [])
  }
}

/** Estimates one planned article like cards. */
const plannedEstimate = (
  { words = usualPlan.words, generateTextBy }: ArticlePlanStart,
  { prices, used }: EstimateBasis,
  ownChoice: TextGenerator,
) => {
  const { requests, cost } = estimatePlan(
    { words, sourceCharacters: 0 },
    generateTextBy ? used(generateTextBy) : ownChoice,
    prices,
  )
  return { texts: requests, images: 0, cost }
}

/**
 * Estimates the cost and usage of a bulk and finds keywords it would repeat, without starting it. Throws 400
 * for invalid input.
 */
export const planBulk = async (
  context: AppContext,
  accountId: string,
  { keywords: given, cards, stacker, plan: order }: ArticleBulkStart,
): Promise<ArticleBulkPlan> => {
  const plan = plannedCards({ cards, stacker, plan: order })
  const clean = cleanKeywords(given)
  const { keywords, duplicates } = clean
  const { writerFor, prices } = await textWritersOf(context, accountId)
  const basis = { prices, used: (wanted: TextGenerator) => writerFor(wanted)?.writer ?? wanted }
  const each = order
    ? plannedEstimate(order, basis, writerFor(null, 'draft')?.writer ?? defaultTextGenerator)
    : cards
      ? estimateCards(cards, { ...basis, imagePrices: await readImagePrices(context.db) })
      : estimateSteps(stacker?.steps ?? [], basis)
  const [usage, missing, known] = await Promise.all([
    monthlyUsage(context.db, accountId, context.now()),
    missingProviderKeys(context, accountId, plan),
    knownKeywords(context, accountId, keywords),
  ])
  const alike = groupDuplicateKeywords(keywords)
  return {
    articles: keywords.length,
    duplicates,
    texts: each.texts * keywords.length,
    images: each.images * keywords.length,
    cost: each.cost === null ? null : each.cost * keywords.length,
    usage: { articles: left(usage, 'articles'), images: left(usage, 'images') },
    missing,
    known: known.slice(0, mostShown),
    knownCount: known.length,
    alike: alike.slice(0, mostShown),
    alikeCount: alike.length,
    warnings: keywordWarnings(clean),
  }
}
