import { createHmac } from 'node:crypto'
import { planResult, type ArticlePlan } from '@web2/contract/articles'
import type { NapData } from '@web2/contract/listings'
import { sql } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import { readTogether } from '../../../../platform/db/statements/read-together.ts'
import { findConfirmedProfile, profileForTask, profileReviews } from '../../../listings/index.ts'
import { publishedPages } from '../../editing/linkable-pages.ts'
import type { GenerationRow } from '../generation-view.ts'
import type { OwnPage, PlanSubject } from './plan-subject.ts'
import { readSources } from './read-sources.ts'

/** Shared by the prompts of one planned article while it is generated. */
export type OpenedPlan = Omit<PlanSubject, 'cards'>

/** Link candidates in a prompt. */
const mostPages = 20

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Reads the pages of an account once for all its articles that start together. */
const pagesReader = ({ db }: Pick<AppContext, 'db'>) =>
  readTogether(
    (accountId: string) => accountId,
    (ids) => Promise.all(ids.map((id) => publishedPages(db, id).catch((error: unknown) => error as Error))),
  )

/** Returns the own pages that share most words with the keyword, newest first among equals. */
const linkCandidates = async (
  context: AppContext,
  { accountId, keyword }: GenerationRow,
): Promise<readonly OwnPage[]> => {
  const wanted = wordsIn(keyword)
  const pages = await context.shared.once(pagesReader, context)(accountId)
  return pages
    .map(({ url, title, name }) => {
      const shown = title || name
      const shared = [...wordsIn(shown)].filter((word) => wanted.has(word)).length
      return { page: { url, title: shown }, shared }
    })
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostPages)
    .map(({ page }) => page)
}

/** Articles of the same bulk named in a brief. */
const mostSiblings = 30

/** Returns keyword and angle of the newest articles of the same bulk that have a brief. */
const siblingsOf = async ({ db }: AppContext, { id, bulkId }: GenerationRow): Promise<readonly string[]> => {
  if (bulkId === null) return []
  const others = await db
    .selectFrom('generations')
    .select(['id', 'keyword'])
    .where('bulkId', '=', bulkId)
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(mostSiblings)
    .execute()
  const ids = others.map((other) => other.id)
  const cards = await db
    .selectFrom('generationCards')
    .select(['generationId', 'type', 'status', 'text'])
    .where(sql<boolean>`generation_id = any(${ids}::uuid[])`)
    .where('type', '=', 'brief')
    .execute()
  return others.map((other) => {
    const brief = planResult(
      cards.filter(({ generationId }) => generationId === other.id),
      'brief',
    )
    return brief === null ? other.keyword : `${other.keyword}: ${brief.angle}`
  })
}

const valuesOf = <Value>(entries: readonly { readonly value: Value }[] = []): readonly Value[] =>
  entries.map(({ value }) => value)

/** Reads what a planned article is written from: its sources, its business and the pages that it may link to. */
export const openPlan = async (
  context: AppContext,
  generation: GenerationRow,
  plan: ArticlePlan,
  listing: NapData | null,
): Promise<OpenedPlan> => {
  const { accountId, napId } = generation
  const [profile, sources, ownPages, siblings] = await Promise.all([
    findConfirmedProfile(context.db, { accountId, napId }),
    readSources(context, generation),
    linkCandidates(context, generation),
    siblingsOf(context, generation),
  ])
  const { keyword, id } = generation
  const today = context.now().toISOString().slice(0, 10)
  const ofBusiness = [
    { id: 'listing', title: 'The business about itself', date: today, text: listing?.aboutUsBlurb ?? '' },
    { id: 'reviews', title: 'What customers wrote', date: today, text: profileReviews(profile) },
  ].filter(({ text }) => text.trim() !== '')
  const preferred = valuesOf(profile?.confirmed.links).map(({ url, anchor }) => ({
    url,
    title: anchor || url,
  }))
  return {
    keyword,
    plan,
    sources: [...sources, ...ofBusiness],
    ownPages: [
      ...preferred,
      ...ownPages.filter(({ url }) => preferred.every((other) => other.url !== url)),
    ].slice(0, mostPages),
    siblings,
    business: {
      outline: profileForTask(profile, listing, 'outline'),
      draft: profileForTask(profile, listing, 'draft'),
      edit: profileForTask(profile, listing, 'edit'),
    },
    businessName: listing?.businessName ?? '',
    neverSaid: [
      ...valuesOf(profile?.confirmed.wordsToAvoid),
      ...valuesOf(profile?.confirmed.competitors).map(({ name }) => name),
    ],
    profileVersion: profile ? `${profile.id} ${profile.version}` : '',
    today,
    canary: createHmac('sha256', context.config.appSecret)
      .update(`canary ${id}`)
      .digest('base64url')
      .slice(0, 10),
  }
}
