import {
  introductionId,
  isPlanStep,
  nextPlanStep,
  planResult,
  type ArticleOutline,
  type ArticlePlan,
} from '@web2/contract/articles'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { recordEvents } from '../../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { insertArticle } from '../../editing/create-article.ts'
import { usageReservation, type UsageReservation } from '../../../billing/index.ts'
import { cardView, writeGeneration, type CardRow, type GenerationRow } from '../generation-view.ts'
import { insertCardsOfAll } from '../insert-cards.ts'
import type { NewCard } from '../new-card.ts'
import { stepCard } from './plan-order.ts'

/** Where a planned article waits for a person before it takes the given step. */
const checkpoints = { outline: 'Check the brief', sections: 'Check the outline' } as const

/** Returns why a planned article waits before its next step; null if it continues by itself. */
export const checkpointOf = (plan: ArticlePlan, cards: readonly CardRow[]): string | null => {
  const next = nextPlanStep(cards)
  return plan.runThrough || (next !== 'outline' && next !== 'sections') ? null : checkpoints[next]
}

interface SectionCard extends NewCard {
  /** Text that the outline has set; such a card is not generated. */
  readonly text?: string
}

/** Returns the cards of an outline in reading order: its headings as they are, and a text to write for each. */
const sectionCards = (
  { title, sections }: ArticleOutline,
  generateTextBy: ArticlePlan['generateTextBy'],
  from: number,
): readonly SectionCard[] => {
  let position = from
  const card = (fields: Pick<NewCard, 'parentId' | 'title' | 'type' | 'heading' | 'section'>): NewCard => ({
    id: uuidV7(),
    position: position++,
    prompt: '',
    promptSource: 'keyword',
    generateTextBy,
    generateImageBy: null,
    ...fields,
  })
  const top = card({ parentId: null, title: 'Title', type: 'title', heading: 'h1', section: null })
  const cards: SectionCard[] = [
    { ...top, text: title },
    card({
      parentId: top.id,
      title: 'Introduction',
      type: 'paragraph',
      heading: 'p',
      section: introductionId,
    }),
  ]
  let upper = top.id
  for (const { id, level, heading } of sections) {
    const subtitle = card({
      parentId: level === 2 ? top.id : upper,
      title: heading,
      type: 'subtitle',
      heading: level === 2 ? 'h2' : 'h3',
      section: id,
    })
    if (level === 2) upper = subtitle.id
    cards.push({ ...subtitle, text: heading })
    cards.push(card({ parentId: subtitle.id, title: heading, type: 'paragraph', heading: 'p', section: id }))
  }
  return cards
}

/** A planned article whose generation the caller has locked. */
export interface LockedPlan {
  readonly generation: GenerationRow
  readonly plan: ArticlePlan
  readonly cards: readonly CardRow[]
}

/** The next step of a planned article: texts to generate, with the unit of the month that the first one carries. */
export interface NextTexts {
  readonly cardIds: readonly string[]
  /** All cards of the article, in reading order. */
  readonly cards: readonly CardRow[]
  /** The caller reserves it at the end of its transaction: all articles of the account wait for its counter. */
  readonly reservation: UsageReservation | null
  readonly generation: GenerationRow
}

/**
 * Locks the categories of articles that begin, all in the order of their ids, so that several articles in one transaction
 * don't wait for one after they have locked another. Returns those that were not deleted since the start.
 */
const lockCategories = async (
  transaction: Transaction<Database>,
  articles: readonly LockedPlan[],
): Promise<ReadonlyMap<string, { readonly accountId: string }>> => {
  const ids = articles.flatMap(({ plan }) => plan.categoryId ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; accountId: string }>`
    select id, account_id from categories where id = any(${ids}::uuid[]) order by id for key share`.execute(
    transaction,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts the article that the sections become. Returns it with the unit to reserve for it. */
const beginArticle = async (
  transaction: Transaction<Database>,
  generation: GenerationRow,
  categoryId: string | null,
  now: Date,
) => {
  const { accountId, createdBy, keyword } = generation
  const reservation = usageReservation({ accountId, resource: 'articles', amount: 1 }, now)
  const owner = { accountId, userId: createdBy ?? '' }
  const article = await insertArticle(transaction, owner, {
    title: keyword,
    keyword,
    categoryId,
    status: 'generating',
    source: 'ai',
  })
  const row = await writeGeneration(transaction, generation, {
    articleId: article._id,
    articleRevision: article.revision,
  })
  return { reservation, row }
}

/** Returns the cards of a step. */
const cardsOfStep = (
  next: NonNullable<ReturnType<typeof nextPlanStep>>,
  { plan, cards }: LockedPlan,
): readonly SectionCard[] => {
  const from = Math.max(-1, ...cards.map(({ position }) => position)) + 1
  if (isPlanStep(next)) return [stepCard(next, from, plan.generateTextBy)]
  const outline = planResult(cards, 'outline')
  return outline ? sectionCards(outline, plan.generateTextBy, from) : []
}

/**
 * Inserts the cards of the next step of planned articles, those of all with one statement. Returns null for an article
 * without a next step. The caller reserves their units last.
 */
export const insertNextSteps = async (
  transaction: Transaction<Database>,
  articles: readonly LockedPlan[],
  now: Date,
): Promise<readonly (NextTexts | null)[]> => {
  const beginning = new Set(
    articles.filter(
      ({ generation, cards }) => nextPlanStep(cards) === 'sections' && generation.articleId === null,
    ),
  )
  const categories = await lockCategories(transaction, [...beginning])
  const steps = []
  for (const article of articles) {
    const { generation, plan, cards } = article
    const next = nextPlanStep(cards)
    const { categoryId } = plan
    const isKnown = categories.get(categoryId ?? '')?.accountId === generation.accountId
    const begun = beginning.has(article)
      ? await beginArticle(transaction, generation, isKnown ? categoryId : null, now)
      : undefined
    const planned = next === null ? null : cardsOfStep(next, article)
    steps.push({
      generation: begun?.row ?? generation,
      reservation: begun?.reservation ?? null,
      cards,
      planned,
    })
  }
  const rows = await insertCardsOfAll(
    transaction,
    steps.map(({ generation, planned }) => ({ generation, planned: planned ?? [] })),
  )
  await recordEvents(
    transaction,
    rows.map((row) => ({
      accountId: row.accountId,
      path: 'generation-cards',
      name: 'created' as const,
      record: cardView(row),
    })),
  )
  const inserted = Map.groupBy(rows, ({ generationId }) => generationId)
  return steps.map(({ generation, reservation, cards, planned }) => {
    if (planned === null) return null
    const own = inserted.get(generation.id) ?? []
    return {
      cardIds: own.filter(({ status }) => status === 'waiting').map(({ id }) => id),
      cards: [...cards, ...own],
      reservation,
      generation,
    }
  })
}
