import { isVersionOf } from './model-version.ts'

/** US dollars per million tokens. */
interface TokenPrice {
  readonly input: number
  readonly output: number
}

/** Date on which the prices below were last compared with their source. */
export const textPricesOf = '2026-11-24'

/**
 * Prices by model id prefix; the longest match applies. Source: OpenAI's public price list
 * (platform.openai.com/docs/pricing, standard processing). Prices change, so computed costs are shown as
 * estimates.
 */
const openAiPrices: readonly (readonly [prefix: string, price: TokenPrice])[] = [
  ['gpt-6.2-sol', { input: 2, output: 10 }],
  ['gpt-6.2-astra', { input: 8, output: 40 }],
  ['gpt-6.1-sol', { input: 2, output: 10 }],
  ['gpt-6.1-terra', { input: 1, output: 5 }],
  ['gpt-6-luna', { input: 0.1, output: 0.5 }],
  ['gpt-6-astra', { input: 10, output: 50 }],
  ['gpt-5.6-sol', { input: 4, output: 20 }],
  ['gpt-5.6-terra', { input: 2, output: 12 }],
  ['gpt-5.6-luna', { input: 0.2, output: 1.2 }],
  ['gpt-5.4-nano', { input: 0.2, output: 1.25 }],
  ['gpt-5.4-mini', { input: 0.75, output: 4.5 }],
  ['gpt-5.4', { input: 2.5, output: 15 }],
  ['gpt-5-nano', { input: 0.05, output: 0.4 }],
  ['gpt-5-mini', { input: 0.25, output: 2 }],
  ['gpt-5', { input: 1.25, output: 10 }],
  ['gpt-4.1-nano', { input: 0.1, output: 0.4 }],
  ['gpt-4.1-mini', { input: 0.4, output: 1.6 }],
  ['gpt-4.1', { input: 2, output: 8 }],
  ['gpt-4o-mini', { input: 0.15, output: 0.6 }],
  ['gpt-4o', { input: 2.5, output: 10 }],
  ['chatgpt-4o-latest', { input: 5, output: 15 }],
  ['gpt-4-turbo', { input: 10, output: 30 }],
  ['gpt-4', { input: 30, output: 60 }],
  ['chatgpt-4', { input: 30, output: 60 }],
  ['gpt-3.5-turbo-instruct', { input: 1.5, output: 2 }],
  ['gpt-3.5-turbo', { input: 0.5, output: 1.5 }],
  ['chatgpt', { input: 0.5, output: 1.5 }],
  ['davinci', { input: 2, output: 2 }],
]

/**
 * Returns the cost of a text in US dollars, or null if the price is unknown: Poe charges points of a
 * subscription, and custom endpoints have their own prices.
 */
export const textCost = (
  provider: string,
  model: string,
  tokens: { readonly input: number; readonly output: number },
): number | null => {
  if (provider !== 'openai') return null
  const known = openAiPrices
    .filter(([prefix]) => isVersionOf(model, prefix))
    .toSorted(([one], [other]) => other.length - one.length)[0]
  if (!known) return null
  const [, price] = known
  return (tokens.input * price.input + tokens.output * price.output) / 1_000_000
}
