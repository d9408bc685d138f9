import { Type, type Static, type TSchema } from 'typebox'
import { imageGenerators } from '../../media/image-generators.ts'
import { text } from '../../core/record.ts'
import { TextGenerator } from '../../ai/text-generator.ts'

/** Types of cards. */
export const cardTypes = ['title', 'subtitle', 'paragraph', 'image'] as const
export type CardType = (typeof cardTypes)[number]

export const cardHeadings = ['h1', 'h2', 'p', 'img'] as const
export type CardHeading = (typeof cardHeadings)[number]

/** Sources of a card's prompt: the keyword, or the text of a card above it. */
export const promptSources = ['keyword', 'title', 'subtitle', 'paragraph'] as const
export type PromptSource = (typeof promptSources)[number]

/** Repetitions of one card, cards of one tree, and texts that one tree may lead to. */
export const mostRepeats = 20
export const mostCards = 100
export const mostPlannedCards = 300
/** Characters of a prompt. */
export const cardPromptLength = 4_000

export interface CardSettings {
  /** The prompt in the card's own words; empty: the one the product proposes for its type and source. */
  readonly prompt: string
  /** Of cards that write. */
  readonly generateTextBy?: TextGenerator
  /** Of cards that draw. */
  readonly generateImageBy?: CardImageGenerator
}

export interface CardSelections {
  readonly heading: CardHeading
  /** How many of it are written, each with children of its own. */
  readonly repeat: number
  readonly promptSource: PromptSource
  readonly settings: CardSettings
}

/** A part of an article to be written, with the parts below it. */
export interface Card {
  /** Serial number, unique in its tree and never used again. */
  readonly id: number
  readonly title: string
  readonly type: CardType
  /** Name of what shows it; follows from its type. */
  readonly component: string
  readonly children: readonly Card[]
  /** Cards that were ever added below it: names the next one. */
  readonly counter: number
  readonly selections: CardSelections
}

/** Cards within each other: title, subtitle, paragraph, image. */
export const cardLevels = 4

const strict = { additionalProperties: false }

/** Who draws, in which style and shape. */
export const CardImageGenerator = Type.Object(
  {
    name: Type.Enum(imageGenerators),
    params: Type.Object({ customStyle: text(500), aspectRatio: text(10) }, strict),
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

/** Unrolled rather than recursive: depth is bounded where the shape is. */
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

/** The cards of one article. */
export const CardTree = Type.Unsafe<readonly Card[]>(
  Type.Array(cardSchema(cardLevels), { minItems: 1, maxItems: mostCards }),
)
