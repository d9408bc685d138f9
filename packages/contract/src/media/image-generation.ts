import { Type, type Static } from 'typebox'
import { imageQualities } from '../ai/image-quality.ts'
import { imageGenerators, type ImageGeneratorName } from './image-generators.ts'
import { nullable, recordFields, text } from '../core/record.ts'
import { runStatuses } from '../core/run.ts'

export const imagePromptLength = 4_000

/** POST /image-generations */
export const ImageGenerationCreate = Type.Object(
  {
    generator: Type.Enum(imageGenerators),
    prompt: text(imagePromptLength, 1),
    /** Model id used by the service; the generator's first model by default. */
    model: Type.Optional(text(100, 1)),
    aspectRatio: Type.Optional(Type.String({ pattern: '^\\d{1,2}:\\d{1,2}$' })),
    /** Only for generators with qualities; absent, the service decides. */
    quality: Type.Optional(Type.Enum(imageQualities)),
  },
  { additionalProperties: false },
)
export type ImageGenerationCreate = Static<typeof ImageGenerationCreate>

export const GeneratedImage = Type.Object({
  /** URL in the account's media library. */
  url: Type.String(),
  thumb: Type.String(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
})
export type GeneratedImage = Static<typeof GeneratedImage>

/** One request for AI images, with its result. */
export const ImageGeneration = Type.Object({
  ...recordFields,
  /** The generator that serves the request, which for an earlier name may be its successor. */
  generator: Type.Enum(imageGenerators),
  model: Type.String(),
  prompt: Type.String(),
  aspectRatio: Type.String(),
  /** null if the service decides, or has no choice. */
  quality: nullable(Type.Enum(imageQualities)),
  status: Type.Enum(runStatuses),
  /** 0 to 100, as far as the service reports it. */
  progress: Type.Integer(),
  /** Why it failed, or why another model made the images than the requested one; empty otherwise. */
  message: Type.String(),
  /** Why it has not begun yet, as a sentence, e.g. it waits for room under a monthly limit; empty otherwise. */
  waitingFor: Type.String(),
  images: Type.Array(GeneratedImage),
  /** US dollars by the service's price list; null if unknown. */
  cost: nullable(Type.Number()),
})
export type ImageGeneration = Static<typeof ImageGeneration>

/** Entry of GET /image-generators: whether the account can use the generator now. */
export interface ImageGeneratorState {
  readonly name: ImageGeneratorName
  readonly isReady: boolean
  /** Missing requirement as a sentence; empty if it is ready. */
  readonly reason: string
  /** Which model is used instead and why, as a sentence; absent if the generator's own is used. */
  readonly note?: string
}

const generate = { action: Type.Literal('generate') }
const shape = { aspectRatio: Type.Optional(Type.String({ maxLength: 9 })) }
const strict = { additionalProperties: false } as const

const midjourney = { prompt: text(imagePromptLength, 1), ...shape }
const poe = { keyword: text(imagePromptLength, 1), botName: Type.Optional(text(100, 1)) }
const dallE = { prompt: text(imagePromptLength, 1), model: Type.Optional(text(100, 1)), ...shape }

/** POST /third-party-services. Parameters are in `payload`, or next to `service` and `action`. */
export const ThirdPartyRequest = Type.Union([
  Type.Object(
    { service: Type.Literal('midjourney'), ...generate, payload: Type.Object(midjourney, strict) },
    strict,
  ),
  Type.Object({ service: Type.Literal('midjourney'), ...generate, ...midjourney }, strict),
  Type.Object({ service: Type.Literal('poe'), ...generate, payload: Type.Object(poe, strict) }, strict),
  Type.Object({ service: Type.Literal('poe'), ...generate, ...poe }, strict),
  Type.Object({ service: Type.Literal('dall-e'), ...generate, payload: Type.Object(dallE, strict) }, strict),
  Type.Object({ service: Type.Literal('dall-e'), ...generate, ...dallE }, strict),
])
export type ThirdPartyRequest = Static<typeof ThirdPartyRequest>

declare module '../core/resources.ts' {
  interface Resources {
    'image-generations': { record: ImageGeneration; create: ImageGenerationCreate }
    'image-generators': { record: ImageGeneratorState }
  }
}
