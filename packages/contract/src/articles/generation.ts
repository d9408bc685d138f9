import { Type, type Static } from 'typebox'
import { CardImageGenerator, CardTree, cardHeadings, cardTypes, promptSources } from './cards/card.ts'
import { PromptStep, PromptVariable, mostSteps, mostVariables } from './prompt-stacker.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { ArticlePlan, ArticlePlanStart, GenerationSource } from './plan/article-plan.ts'
import { planSteps } from './plan/plan-step.ts'
import { Id, nullable, recordFields, text } from '../core/record.ts'

/** `waiting`: a person has to check the brief or the outline before it continues. */
export const generationStatuses = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** Kind of the runs that generate the cards of a generation. */
export const generationRunKind = 'write-article'

/** One AI text job for a keyword: an article from its outline, or the steps of a prompt stacker. */
export const Generation = Type.Object({
  ...recordFields,
  kind: Type.Enum(['article', 'stacker']),
  /** Name of the preset or prompt stacker; may be empty. */
  name: Type.String(),
  keyword: Type.String(),
  /** Article the texts belong to; null until a prompt stacker's output becomes one. */
  articleId: nullable(Id),
  napId: nullable(Id),
  /** The article ends with the listing's name, address and phone. */
  napAtEnd: Type.Boolean(),
  status: Type.Enum(generationStatuses),
  /** One line about its current activity or its error. */
  message: Type.String(),
  /** The order of a planned article; null for custom cards and prompt stackers. */
  plan: nullable(ArticlePlan),
})
export type Generation = Static<typeof Generation>

const strict = { additionalProperties: false }
const subject = {
  keyword: text(200, 1),
  name: Type.Optional(text(120)),
  napId: Type.Optional(nullable(Id)),
  /** Ends the article with the listing's name, address and phone; false by default. */
  napAtEnd: Type.Optional(Type.Boolean()),
}

/** Copy of the steps at the start, so that later changes to the prompt stacker don't affect it. */
export const GenerationStacker = Type.Object(
  {
    steps: Type.Array(PromptStep, { minItems: 1, maxItems: mostSteps }),
    variables: Type.Optional(Type.Array(PromptVariable, { maxItems: mostVariables })),
  },
  strict,
)
export type GenerationStacker = Static<typeof GenerationStacker>

/** POST /generations: `cards` or `plan` starts an article, `stacker` runs its steps. */
export const GenerationStart = Type.Object(
  {
    ...subject,
    cards: Type.Optional(CardTree),
    categoryId: Type.Optional(nullable(Id)),
    stacker: Type.Optional(GenerationStacker),
    plan: Type.Optional(ArticlePlanStart),
  },
  strict,
)
export type GenerationStart = Static<typeof GenerationStart>

/**
 * PATCH /generations/<id>: stops it, turns the last step's output into an article, or lets a planned article take its
 * next step; `runThrough` writes the rest without a stop.
 */
export const GenerationPatch = Type.Object(
  {
    stop: Type.Optional(Type.Literal(true)),
    makeArticle: Type.Optional(Type.Literal(true)),
    continue: Type.Optional(Type.Literal(true)),
    runThrough: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type GenerationPatch = Static<typeof GenerationPatch>

export const generatedCardTypes = [...cardTypes, 'step', ...planSteps] as const
export type GeneratedCardType = (typeof generatedCardTypes)[number]

/** Headings of generated texts; outlines have a third level. */
export const generatedHeadings = [...cardHeadings, 'h3'] as const
export type GeneratedHeading = (typeof generatedHeadings)[number]

export const generatedCardStatuses = ['waiting', 'writing', 'written', 'stopped', 'failed'] as const
export type GeneratedCardStatus = (typeof generatedCardStatuses)[number]

/** One text of a generation. */
export const GenerationCard = Type.Object({
  ...recordFields,
  generationId: Id,
  parentId: nullable(Id),
  /** Index in reading order. */
  position: Type.Integer(),
  title: Type.String(),
  type: Type.Enum(generatedCardTypes),
  heading: Type.Enum(generatedHeadings),
  prompt: Type.String(),
  promptSource: Type.Enum(promptSources),
  /** Section of the outline that it belongs to; null without a plan. */
  section: nullable(Type.String()),
  /** null for an image. */
  generateTextBy: nullable(TextGenerator),
  /** null for a text. */
  generateImageBy: nullable(CardImageGenerator),
  status: Type.Enum(generatedCardStatuses),
  /** Text so far, or the URL of the image. While a text is generated, it is stored about once per second. */
  text: Type.String(),
  /** Why it waits or failed. */
  message: Type.String(),
  /** Number of attempts; streamed text on the socket names the attempt it belongs to. */
  turn: Type.Integer(),
  /** A user changed the text. */
  edited: Type.Boolean(),
  /** Text before the last regeneration; null if there was none. */
  kept: nullable(Type.Object({ text: Type.String(), edited: Type.Boolean() })),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  /** US dollars for all attempts; null if the price is unknown. */
  cost: nullable(Type.Number()),
  /** The cost is estimated at least in part; null for texts of earlier releases. */
  costEstimated: nullable(Type.Boolean()),
  /** The service and model that generated it; another than requested if that had no key. null if nothing was. */
  writtenBy: nullable(TextGenerator),
  /** Name and version of the prompt, e.g. 'article-card 1'; empty if nothing was generated. */
  promptVersion: Type.String(),
})
export type GenerationCard = Static<typeof GenerationCard>

/** Characters of one generated text: about 10,000 words. */
export const cardTextLength = 60_000

/**
 * PATCH /generation-cards/<id>: changes the text, stops or repeats its generation, or restores the kept text.
 */
export const GenerationCardPatch = Type.Object(
  {
    text: Type.Optional(text(cardTextLength)),
    stop: Type.Optional(Type.Literal(true)),
    regenerate: Type.Optional(Type.Literal(true)),
    /** Swaps the kept text with the current one. */
    restore: Type.Optional(Type.Literal(true)),
    /** With `regenerate`: the prompt from now on; empty for the default prompt. */
    prompt: Type.Optional(text(20_000)),
    generateTextBy: Type.Optional(TextGenerator),
  },
  strict,
)
export type GenerationCardPatch = Static<typeof GenerationCardPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'generation-cards': { record: GenerationCard; patch: GenerationCardPatch }
    'generation-sources': { record: GenerationSource }
    generations: { record: Generation; create: GenerationStart; patch: GenerationPatch }
  }
}
