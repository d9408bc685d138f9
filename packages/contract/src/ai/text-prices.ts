import type { TextProvider } from './text-generator.ts'
import type { TextPrice, TextRates } from './text-price.ts'

/** Date on which the prices below were last compared with their source. */
export const textPricesOf = '2026-11-24'

type Prices = Omit<TextPrice, 'provider' | 'model'>
type Rates = readonly [input: number, output: number, cached?: number]

const ratesOf = ([input, output, cached]: Rates): TextRates => ({ input, output, cached: cached ?? null })

/** A price that always applied, or one from a day. */
const flat = (rates: Rates, more: Partial<Prices> = {}): Prices => ({
  from: null,
  ...ratesOf(rates),
  above: null,
  peak: null,
  ...more,
})

/** Prices of a model until a day and from it on. */
const changing = (until: Rates, from: string, then: Rates): readonly Prices[] => [
  flat(until),
  flat(then, { from }),
]

/** OpenAI charges requests of more than 272,000 tokens twice the input and half as much again for the output. */
const openAi = (input: number, output: number, cached?: number): readonly Prices[] => [
  flat([input, output, cached], {
    above: {
      tokens: 272_000,
      ...ratesOf([input * 2, output * 1.5, cached === undefined ? undefined : cached * 2]),
    },
  }),
]

/** DeepSeek doubles its prices at its peak hours. */
const deepSeek = (input: number, output: number, cached: number): readonly Prices[] => [
  flat([input, output, cached], { peak: ratesOf([input * 2, output * 2, cached * 2]) }),
]

type PriceList = readonly (readonly [model: string, prices: readonly Prices[]])[]

/**
 * Prices by model. Sources: the services' public price lists, standard processing (developers.openai.com,
 * platform.claude.com, ai.google.dev, docs.mistral.ai, docs.x.ai, api-docs.deepseek.com). Prices change, so computed
 * costs are shown as estimates.
 */
const prices: Readonly<Partial<Record<TextProvider, PriceList>>> = {
  openai: [
    ['gpt-6.2-sol', openAi(2, 10, 0.1)],
    ['gpt-6.2-astra', openAi(8, 40)],
    ['gpt-6.1-sol', openAi(2, 10, 0.1)],
    ['gpt-6.1-terra', openAi(1, 5, 0.05)],
    ['gpt-6-luna', openAi(0.1, 0.5, 0.01)],
    ['gpt-6-astra', openAi(10, 50)],
    ['gpt-5.6-sol', openAi(4, 20)],
    ['gpt-5.6-terra', openAi(2, 12)],
    ['gpt-5.6-luna', openAi(0.2, 1.2)],
    ['gpt-5.4-nano', openAi(0.2, 1.25)],
    ['gpt-5.4-mini', openAi(0.75, 4.5)],
    ['gpt-5.4', openAi(2.5, 15)],
    ['gpt-5-nano', [flat([0.05, 0.4])]],
    ['gpt-5-mini', [flat([0.25, 2])]],
    ['gpt-5', [flat([1.25, 10])]],
    ['gpt-4.1-nano', [flat([0.1, 0.4])]],
    ['gpt-4.1-mini', [flat([0.4, 1.6])]],
    ['gpt-4.1', [flat([2, 8])]],
    ['gpt-4o-mini', [flat([0.15, 0.6])]],
    ['gpt-4o', [flat([2.5, 10])]],
    ['chatgpt-4o-latest', [flat([5, 15])]],
    ['gpt-4-turbo', [flat([10, 30])]],
    ['gpt-4', [flat([30, 60])]],
    ['chatgpt-4', [flat([30, 60])]],
    ['gpt-3.5-turbo-instruct', [flat([1.5, 2])]],
    ['gpt-3.5-turbo', [flat([0.5, 1.5])]],
    ['chatgpt', [flat([0.5, 1.5])]],
    ['davinci', [flat([2, 2])]],
  ],
  anthropic: [
    ['claude-fable-5-1', [flat([10, 50])]],
    ['claude-opus-5-5', [flat([4, 20])]],
    ['claude-sonnet-5-5', [flat([2, 10, 0.1])]],
    ['claude-haiku-5-5', [flat([0.1, 0.5], { above: { tokens: 100_000, ...ratesOf([0.5, 2.5]) } })]],
    ['claude-haiku-4-5', [flat([1, 5])]],
  ],
  gemini: [
    ['gemini-4-argon', changing([2, 10, 0.1], '2026-12-01', [4, 20, 0.2])],
    ['gemini-4-carbon', changing([2, 10, 0.1], '2026-12-01', [4, 20, 0.2])],
    ['gemini-4-hydrogen', [flat([1.5, 7.5])]],
    ['gemini-3.8-flash', changing([0.75, 3.75], '2027-01-01', [1.5, 7.5])],
    ['gemini-3.5-flash-lite', [flat([0.3, 2.5])]],
    ['gemini-3.5-flash', [flat([1.5, 9])]],
  ],
  mistral: [
    ['mistral-large-4', [flat([1.36, 4.18])]],
    ['mistral-medium-3.5', [flat([1.5, 7.5])]],
  ],
  xai: [
    ['grok-4.7', [flat([2, 6, 0.5], { above: { tokens: 200_000, ...ratesOf([4, 12]) } })]],
    ['grok-4.3', [flat([1.25, 2.5])]],
  ],
  deepseek: [
    ['deepseek-flash', deepSeek(0.15, 0.6, 0.003)],
    ['deepseek-v4-pro', deepSeek(0.66, 1.98, 0.022)],
  ],
}

/** Prices that come with the product. An admin's own ones change them (`text-price.ts`). */
export const builtInTextPrices: readonly TextPrice[] = Object.entries(prices).flatMap(([provider, list]) =>
  list.flatMap(([model, versions]) =>
    versions.map((price) => ({ provider: provider as TextProvider, model, ...price })),
  ),
)
