import { defaultTextGenerator, type AiTask } from '@web2/contract/ai'
import { cardTextLength, isPlanStep, typicalAnswerTokens } from '@web2/contract/articles'
import type { PlannedQuestion } from '../../../model-calls/index.ts'
import { buildPrompt } from '../card-prompt.ts'
import type { CardRow } from '../generation-view.ts'
import { checkPlanAnswer, type CheckedAnswer } from '../plan/check-plan-answer.ts'
import { planQuestion } from '../plan/plan-prompt.ts'
import type { GenerationRun } from './generation-run.ts'

/** Typical answers for which a text reserves; a longer one is booked as it is. */
const reservedAnswers = 2
/** Raised with each change of the prompt's fixed words. */
const version = 1

/** Kind of work of each step of a planned article; sections are drafts. */
const stepTasks: Readonly<Record<string, AiTask>> = {
  brief: 'outline',
  outline: 'outline',
  review: 'edit',
  details: 'outline',
}

/** The question of a text to its model, and the check of the answer. */
export interface CardQuestion {
  readonly question: PlannedQuestion & { readonly profileVersion?: string }
  /** Returns the text to store, or what is wrong with the answer. Absent where every answer is used. */
  readonly check?: (answer: string) => CheckedAnswer
}

const recordOf = ({ generation }: Pick<GenerationRun, 'generation'>) => ({
  userId: generation.createdBy,
  subject:
    generation.articleId === null
      ? { kind: 'generation', id: generation.id }
      : { kind: 'article', id: generation.articleId },
})

/** Returns what a text's model is asked. Throws for a section that left the outline. */
export const cardQuestion = (
  writing: Pick<GenerationRun, 'generation' | 'nap' | 'plan'>,
  card: CardRow,
  cards: readonly CardRow[],
): CardQuestion => {
  const { generation, nap, plan } = writing
  const writer = card.generateTextBy
  if (plan) {
    const subject = { ...plan, cards }
    const asked = planQuestion(subject, card)
    const { prompt, mostCharacters, mostTokens } = asked
    return {
      question: {
        task: isPlanStep(card.type) ? (stepTasks[card.type] ?? 'outline') : 'draft',
        ...(writer && { writer }),
        prompt,
        mostCharacters,
        mostTokens,
        profileVersion: plan.profileVersion,
        ...recordOf(writing),
      },
      check: (answer) => checkPlanAnswer(subject, card, asked, answer),
    }
  }
  if (isPlanStep(card.type)) throw new Error('A step of a planned article needs its plan')
  return {
    question: {
      task: 'draft',
      writer: writer ?? defaultTextGenerator,
      prompt: {
        name: card.type === 'step' ? 'prompt-step' : 'article-card',
        version,
        ...buildPrompt(card, { generation, cards, nap }),
      },
      mostCharacters: cardTextLength,
      expectedTokens: typicalAnswerTokens[card.type] * reservedAnswers,
      ...recordOf(writing),
    },
  }
}
