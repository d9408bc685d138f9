import { Type, type Static, type TSchema } from 'typebox'
import { imageGenerators } from '../../media/image-generators.ts'
import { text } from '../../core/record.ts'
import { TextGenerator } from '../../ai/text-generator.ts'

/** Card types, by their output. */
export const cardTypes = ['title', 'subtitle', 'paragraph', 'image'] as const
export type CardType = (typeof cardTypes)[number]

export const cardHeadings = ['h1', 'h2', 'p', 'img'] as const
export type CardHeading = (typeof cardHeadings)[number]

/** Inputs of a card's prompt: the keyword, or the output of a card above it. */
export const promptSources = ['keyword', 'title', 'subtitle', 'paragraph'] as const
export type PromptSource = (typeof promptSources)[number]

/** Limits on repetitions of one card, cards of one outline, and texts generated from one outline. */
export const mostRepeats = 20
export const mostCards = 100
export const mostPlannedCards = 300
/** Characters of a prompt. */
export const cardPromptLength = 4_000

export interface CardSettings {
  /** The card's own prompt; if empty, the default for its type and source. */
  readonly prompt: string
  /** Only for text cards. */
  readonly generateTextBy?: TextGenerator
  /** Only for image cards. */
  readonly generateImageBy?: CardImageGenerator
}

export interface CardSelections {
  readonly heading: CardHeading
  /** Number of times it is generated, each with its own children. */
  readonly repeat: number
  readonly promptSource: PromptSource
  readonly settings: CardSettings
}

/** Part of an article to generate, with its child cards. */
export interface Card {
  /** Serial number, unique in its outline and never reused. */
  readonly id: number
  readonly title: string
  readonly type: CardType
  /** Name of the component that renders it; follows from its type. */
  readonly component: string
  readonly children: readonly Card[]
  /** Number of cards ever added below it; names the next one. */
  readonly counter: number
  readonly selections: CardSelections
}

/** Nesting depth: title, subtitle, paragraph, image. */
export const cardLevels = 4

const strict = { additionalProperties: false }

/** Generator, style and shape of an image. */
export const CardImageGenerator = Type.Object(
  {
    name: Type.Enum(imageGenerators),
    params: Type.Object(
      {
        customStyle: text(500),
        aspectRatio: text(10),
        /** Absent, the generator's first. */ model: Type.Optional(text(100, 1)),
      },
      strict,
    ),
  },
  strict,
)
export type CardImageGenerator = Static<typeof CardImageGenerator>

const Selections = Type.Object(
  {
    heading: Type.Enum(cardHeadings),
    repeat: Type.Integer({ minimum: 1, maximum: mostRepeats }),
    promptSource: Type.Enum(promptSources),
    settings: Type.Object(
      {
        prompt: text(cardPromptLength),
        generateTextBy: Type.Optional(TextGenerator),
        generateImageBy: Type.Optional(CardImageGenerator),
      },
      strict,
    ),
  },
  strict,
)

/** Unrolled instead of recursive, so that the schema limits the depth. */
const cardSchema = (levels: number): TSchema =>
  Type.Object(
    {
      id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      title: text(120, 1),
      type: Type.Enum(cardTypes),
      component: text(60),
      children:
        levels > 1
          ? Type.Array(cardSchema(levels - 1), { maxItems: mostCards })
          : Type.Array(Type.Never(), { maxItems: 0 }),
      counter: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      selections: Selections,
    },
    strict,
  )

/** Outline of one article. */
export const CardTree = Type.Unsafe<readonly Card[]>(
  Type.Array(cardSchema(cardLevels), { minItems: 1, maxItems: mostCards }),
)
