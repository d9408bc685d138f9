import { Type, type Static } from 'typebox'
import { CardImageGenerator, CardTree, cardHeadings, cardTypes, promptSources } from './cards/card.ts'
import { PromptStep, PromptVariable, mostSteps, mostVariables } from './prompt-stacker.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { Id, nullable, recordFields, text } from '../core/record.ts'

export const generationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** Kind of the runs that write the cards of a generation. */
export const generationRunKind = 'write-article'

/** Texts that are being written, or were, for one keyword: an article from its cards, or the steps of a stacker. */
export const Generation = Type.Object({
  ...recordFields,
  kind: Type.Enum(['article', 'stacker']),
  /** Name of the preset or the prompt stacker; may be empty. */
  name: Type.String(),
  keyword: Type.String(),
  /** Id of the target article; null until the steps of a prompt stacker have become one. */
  articleId: nullable(Id),
  napId: nullable(Id),
  /** The article ends with the listing's name, address and phone. */
  napAtEnd: Type.Boolean(),
  status: Type.Enum(generationStatuses),
  /** One line on what is happening or what went wrong. */
  message: Type.String(),
})
export type Generation = Static<typeof Generation>

const strict = { additionalProperties: false }
const subject = {
  keyword: text(200, 1),
  name: Type.Optional(text(120)),
  napId: Type.Optional(nullable(Id)),
  /** Ends the article with the listing's name, address and phone; false unless given. */
  napAtEnd: Type.Optional(Type.Boolean()),
}

/** Steps as they are when they are run; a stacker that is changed later changes nothing of it. */
export const GenerationStacker = Type.Object(
  {
    steps: Type.Array(PromptStep, { minItems: 1, maxItems: mostSteps }),
    variables: Type.Optional(Type.Array(PromptVariable, { maxItems: mostVariables })),
  },
  strict,
)
export type GenerationStacker = Static<typeof GenerationStacker>

/** POST /generations: `cards` begins an article, `stacker` runs its steps. */
export const GenerationStart = Type.Object(
  {
    ...subject,
    cards: Type.Optional(CardTree),
    categoryId: Type.Optional(nullable(Id)),
    stacker: Type.Optional(GenerationStacker),
  },
  strict,
)
export type GenerationStart = Static<typeof GenerationStart>

/** PATCH /generations/<id>: stop everything, or make an article of what the last step wrote. */
export const GenerationPatch = Type.Object(
  { stop: Type.Optional(Type.Literal(true)), makeArticle: Type.Optional(Type.Literal(true)) },
  strict,
)
export type GenerationPatch = Static<typeof GenerationPatch>

export const generatedCardTypes = [...cardTypes, 'step'] as const
export type GeneratedCardType = (typeof generatedCardTypes)[number]

export const generatedCardStatuses = ['waiting', 'writing', 'written', 'stopped', 'failed'] as const
export type GeneratedCardStatus = (typeof generatedCardStatuses)[number]

/** One text of a generation. */
export const GenerationCard = Type.Object({
  ...recordFields,
  generationId: Id,
  parentId: nullable(Id),
  /** Place in the order in which the article is read. */
  position: Type.Integer(),
  title: Type.String(),
  type: Type.Enum(generatedCardTypes),
  heading: Type.Enum(cardHeadings),
  prompt: Type.String(),
  promptSource: Type.Enum(promptSources),
  /** Null of a picture. */
  generateTextBy: nullable(TextGenerator),
  /** Null of a text. */
  generateImageBy: nullable(CardImageGenerator),
  status: Type.Enum(generatedCardStatuses),
  /** The text so far, stored about once a second while streaming, or the URL of the image. */
  text: Type.String(),
  /** Reason for waiting or failing. */
  message: Type.String(),
  /** How often it was begun; pieces on the socket name the time that they belong to. */
  turn: Type.Integer(),
  /** A person has changed the text. */
  edited: Type.Boolean(),
  /** The text before it was last generated again; null if there was none. */
  kept: nullable(Type.Object({ text: Type.String(), edited: Type.Boolean() })),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  /** US dollars of all that was written for it; null when nothing is known of the price. */
  cost: nullable(Type.Number()),
})
export type GenerationCard = Static<typeof GenerationCard>

/** Characters of one generated text: about 10,000 words. */
export const cardTextLength = 60_000

/** PATCH /generation-cards/<id>: change the text, stop its writing, have it written again, or put back what was kept. */
export const GenerationCardPatch = Type.Object(
  {
    text: Type.Optional(text(cardTextLength)),
    stop: Type.Optional(Type.Literal(true)),
    regenerate: Type.Optional(Type.Literal(true)),
    /** Puts back what was kept, and keeps what is there in its place. */
    restore: Type.Optional(Type.Literal(true)),
    /** With `regenerate`: what it is written by from now on; empty: the prompt that the product proposes. */
    prompt: Type.Optional(text(20_000)),
    generateTextBy: Type.Optional(TextGenerator),
  },
  strict,
)
export type GenerationCardPatch = Static<typeof GenerationCardPatch>
