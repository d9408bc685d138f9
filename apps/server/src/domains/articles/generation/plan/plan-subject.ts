import { planResult, type ArticleBrief, type ArticleOutline, type ArticlePlan } from '@web2/contract/articles'
import type { AiTask } from '@web2/contract/ai'
import type { ReviewFacts } from '@web2/writing'
import type { UntrustedSource } from '../../../model-calls/index.ts'
import type { CardRow } from '../generation-view.ts'

/** A page of the account that a text may link to. */
export interface OwnPage {
  readonly url: string
  readonly title: string
}

/** Tasks that each get their own part of the business profile. */
export type BusinessTask = Extract<AiTask, 'outline' | 'draft' | 'edit'>

/** The material of the prompts of a planned article. */
export interface PlanSubject {
  readonly keyword: string
  readonly plan: ArticlePlan
  /** All cards of the generation in reading order. */
  readonly cards: readonly CardRow[]
  /** Sources that could be read. */
  readonly sources: readonly UntrustedSource[]
  /** Confirmed facts about the business that each task needs, for the instructions; '' without a listing. */
  readonly business: Readonly<Record<BusinessTask, string>>
  /** Words and names that the business never uses. */
  readonly neverSaid: readonly string[]
  /** Version of the business profile; '' without one. */
  readonly profileVersion: string
  /** Name of the business; '' without a listing. */
  readonly businessName: string
  /** Link candidates, at most 20. */
  readonly ownPages: readonly OwnPage[]
  /** Keywords and angles of other articles ordered together with this one. */
  readonly siblings: readonly string[]
  /** Day in UTC, e.g. 2026-11-24. */
  readonly today: string
  /** Token in the instructions that no answer may repeat. */
  readonly canary: string
  /** Delimiter of the sources; random unless given. */
  readonly delimiter?: string
}

export const briefOf = ({ cards }: Pick<PlanSubject, 'cards'>): ArticleBrief | null =>
  planResult(cards, 'brief')

export const outlineOf = ({ cards }: Pick<PlanSubject, 'cards'>): ArticleOutline | null =>
  planResult(cards, 'outline')

/** Returns what the statements of the article may rest on: its sources, the business, and what a person entered. */
export const reviewFacts = (subject: PlanSubject): ReviewFacts => {
  const brief = briefOf(subject)
  const { business, sources, plan, keyword, today } = subject
  const entered = (brief?.facts ?? []).filter(({ source }) => source === null).map(({ text }) => text)
  const evidence = [
    keyword,
    today,
    ...Object.values(business),
    plan.wishes,
    ...entered,
    ...sources.map(({ text }) => text),
  ]
  return {
    evidence: evidence.join('\n'),
    avoid: [...new Set([...subject.neverSaid, ...(brief?.avoid ?? [])])],
  }
}
