import type { AiService } from './ai-service.ts'
import type { ImageQuality } from './image-quality.ts'

/** US dollars per million tokens. */
interface TokenRates {
  readonly input: number
  readonly output: number
}

/** Sizes that services have prices for. */
export const imageSizes = ['1K', '4K', '1 MP'] as const
export type ImageSize = (typeof imageSizes)[number]

/** Price of the images of a model. */
export interface ImagePrice {
  readonly service: AiService
  readonly model: string
  /** Size that `perImage` is for: '1 MP' is one megapixel at most. null: the same for every size, or by token. */
  readonly size: ImageSize | null
  /** null: the same for every quality, or by token. */
  readonly quality: ImageQuality | null
  /** US dollars for one image; null if it is known only afterwards, by its tokens. */
  readonly perImage: number | null
  /** null if the service doesn't charge by token. */
  readonly tokens: TokenRates | null
}

/** Date on which the prices below were last compared with their sources. */
export const imagePricesOf = '2026-11-24'

const perToken = (service: AiService, model: string, tokens: TokenRates): ImagePrice => ({
  ...{ service, model, size: null, quality: null, perImage: null, tokens },
})

const perImage = (
  service: AiService,
  size: ImagePrice['size'],
  prices: Readonly<Record<string, number>>,
  tokens: TokenRates | null = null,
): readonly ImagePrice[] =>
  Object.entries(prices).map(([model, price]) => ({
    ...{ service, model, size, quality: null, perImage: price, tokens },
  }))

/** Gemini's output tokens, which are the same number for each image of a size. */
const geminiTokens: TokenRates = { input: 0, output: 30 }

/**
 * Prices by service, model, size and quality. Sources: the price lists of OpenAI (which charges images by tokens only),
 * of the Gemini API, of Black Forest Labs, and Stability AI's credits, which cost a cent.
 */
const prices: readonly ImagePrice[] = [
  perToken('openai', 'gpt-image-2.6-flare', { input: 5, output: 30 }),
  perToken('openai', 'gpt-image-2.6-sunburst', { input: 5, output: 30 }),
  perToken('openai', 'gpt-image-1', { input: 5, output: 40 }),
  perToken('openai', 'gpt-image-1-mini', { input: 2, output: 8 }),
  ...perImage('gemini', '1K', { 'gemini-nano-banana-2.1': 0.0336 }, geminiTokens),
  ...perImage('gemini', '4K', { 'gemini-nano-banana-2.1': 0.1134 }, geminiTokens),
  ...perImage('black-forest-labs', '1 MP', {
    'flux-2-pro': 0.03,
    'flux-2-flex': 0.05,
    'flux-2-max': 0.07,
    'flux-2-klein-9b': 0.015,
    'flux-2-klein-4b': 0.014,
  }),
  ...perImage('stability', null, {
    'sd3.5-large': 0.065,
    'sd3.5-large-turbo': 0.04,
    'sd3.5-medium': 0.035,
  }),
]

/**
 * Prices that come with the product, one for each model: that of the size that the product requests, which is the model's
 * smallest. An admin's own ones change them (`image-price-record.ts`).
 */
export const builtInImagePrices: readonly ImagePrice[] = prices.filter(
  ({ model }, at) => prices.findIndex((price) => price.model === model) === at,
)

const priceOf = (model: string, known: readonly ImagePrice[]): ImagePrice | undefined =>
  known.find((price) => price.model === model)

export interface ImageTokens {
  readonly input: number
  readonly output: number
}

/** Returns the cost of an image by the tokens that its service reported, or null if it reported none or has no price. */
export const imageTokenCost = (
  model: string,
  { input, output }: ImageTokens,
  known: readonly ImagePrice[],
): number | null => {
  const rates = priceOf(model, known)?.tokens
  return !rates || output === 0 ? null : (input * rates.input + output * rates.output) / 1e6
}

/** True for a model whose images are charged by tokens that are only known afterwards. */
export const isChargedByToken = (model: string, known: readonly ImagePrice[]): boolean =>
  priceOf(model, known)?.perImage === null

/**
 * Returns the price of one image before it is requested, in US dollars, or null if it depends on the prompt or is
 * unknown: OpenAI charges by token, Poe by points, and Midjourney is a subscription.
 */
export const imagePrice = (model: string, known: readonly ImagePrice[]): number | null =>
  priceOf(model, known)?.perImage ?? null
