import type { GenerationCard } from '../generation.ts'
import type { ArticleBrief } from './brief.ts'
import type { ArticleDetails } from './details.ts'
import type { ArticleOutline } from './outline.ts'
import type { ArticleReview } from './review.ts'
import { isPlanStep, type PlanStep } from './plan-step.ts'

export interface PlanStepResults {
  readonly brief: ArticleBrief
  readonly outline: ArticleOutline
  readonly review: ArticleReview
  readonly details: ArticleDetails
}

type StepCard = Pick<GenerationCard, 'type' | 'status' | 'text'>

/** Returns the result of a step; null if it has none yet. */
export const planResult = <Step extends PlanStep>(
  cards: readonly StepCard[],
  step: Step,
): PlanStepResults[Step] | null => {
  const card = cards.find(({ type }) => type === step)
  if (card?.status !== 'written') return null
  try {
    return JSON.parse(card.text) as PlanStepResults[Step]
  } catch {
    return null
  }
}

/**
 * Returns what a planned article does next: one of its steps, the sections of its outline, or null if it waits for a
 * step that has no result, or has all.
 */
export const nextPlanStep = (cards: readonly StepCard[]): PlanStep | 'sections' | null => {
  const has = (step: PlanStep) => cards.some(({ type }) => type === step)
  const sections = cards.filter(({ type }) => !isPlanStep(type))
  if (!has('brief')) return 'brief'
  if (planResult(cards, 'brief') === null) return null
  if (!has('outline')) return 'outline'
  if (planResult(cards, 'outline') === null) return null
  if (sections.length === 0) return 'sections'
  if (sections.some(({ status }) => status !== 'written')) return null
  if (!has('review')) return 'review'
  if (!has('details')) return 'details'
  return null
}
