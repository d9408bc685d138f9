import { isPlanStep, planResult, type Generation, type GenerationCard } from '@web2/contract/articles'
import { isAtWork } from '../../generated-text/generation-records.ts'

/** Stages of a planned article in their order. */
export const planStages = ['brief', 'outline', 'sections', 'review', 'details'] as const
export type PlanStage = (typeof planStages)[number]

export const stageLabels: Readonly<Record<PlanStage, string>> = {
  brief: 'Brief',
  outline: 'Outline',
  sections: 'Sections',
  review: 'Review',
  details: 'Details',
}

/** `check`: a user has to check it before the next stage begins. */
export type StageState = 'ahead' | 'writing' | 'check' | 'done' | 'stopped' | 'failed'

type Card = Pick<GenerationCard, 'type' | 'status' | 'text'>
type Status = Pick<Generation, 'status'>

export const cardsOfStage = <Known extends Pick<Card, 'type'>>(
  cards: readonly Known[],
  stage: PlanStage,
): readonly Known[] => cards.filter(({ type }) => (stage === 'sections' ? !isPlanStep(type) : type === stage))

/** Returns the stage that a waiting article wants checked: the last of brief and outline that is written. */
export const stageToCheck = ({ status }: Status, cards: readonly Card[]): 'brief' | 'outline' | null => {
  if (status !== 'waiting' || cardsOfStage(cards, 'sections').length > 0) return null
  return cardsOfStage(cards, 'outline').length > 0 ? 'outline' : 'brief'
}

/** Returns the status of a stage. */
export const stageState = (generation: Status, cards: readonly Card[], stage: PlanStage): StageState => {
  const own = cardsOfStage(cards, stage)
  const has = (wanted: GenerationCard['status']) => own.some(({ status }) => status === wanted)
  if (own.length === 0) return 'ahead'
  if (has('writing') || has('waiting')) return 'writing'
  if (has('failed')) return 'failed'
  if (has('stopped')) return 'stopped'
  return stageToCheck(generation, cards) === stage ? 'check' : 'done'
}

const openStage = (generation: Status, cards: readonly Card[]): PlanStage | undefined =>
  planStages.find((stage) => !['ahead', 'done'].includes(stageState(generation, cards, stage)))

/**
 * Returns the stage to show first: the earliest that is written, needs a check, or failed; in a finished article its
 * review while it has findings, then its sections.
 */
export const currentStage = (generation: Status, cards: readonly Card[]): PlanStage => {
  const open = openStage(generation, cards)
  if (open) return open
  if ((planResult(cards, 'review')?.findings.length ?? 0) > 0) return 'review'
  const last = planStages.findLast((stage) => cardsOfStage(cards, stage).length > 0) ?? 'brief'
  return last === 'review' || last === 'details' ? 'sections' : last
}

/** Shown stage of an article, and how far the article was then. */
export interface ShownStage {
  readonly stage: PlanStage
  /** The stage that was written, needed a check or had failed; null if none did. */
  readonly open: PlanStage | null
  /** The last stage with a result or the beginning of one. */
  readonly last: PlanStage
}

const progressOf = (generation: Status, cards: readonly Card[]): Omit<ShownStage, 'stage'> => ({
  open: openStage(generation, cards) ?? null,
  last: planStages.findLast((stage) => cardsOfStage(cards, stage).length > 0) ?? 'brief',
})

/**
 * Returns the stage to show after a change of the article. It follows the article from stage to stage, unless the user
 * is reading another one or only wrote a part of a finished article again.
 */
export const followedStage = (shown: ShownStage, generation: Status, cards: readonly Card[]): ShownStage => {
  const progress = progressOf(generation, cards)
  const { open, last } = progress
  // no stage is open for the moment between two of them
  const isBetween = open === null && isAtWork(generation)
  if (open === shown.open || isBetween) return shown
  const isFirstTime = last !== shown.last || shown.open === 'review' || shown.open === 'details'
  const isFollowing = shown.stage === shown.open && (open !== null || isFirstTime)
  return { ...progress, stage: isFollowing ? currentStage(generation, cards) : shown.stage }
}

/**
 * Returns the stage that the user chose. How far the article is counts from now on: sections that
 * are read after they were written stay, although a review follows.
 */
export const chosenStage = (stage: PlanStage, generation: Status, cards: readonly Card[]): ShownStage => ({
  ...progressOf(generation, cards),
  stage,
})

export const firstShownStage = (generation: Status, cards: readonly Card[]): ShownStage => ({
  ...progressOf(generation, cards),
  stage: currentStage(generation, cards),
})
