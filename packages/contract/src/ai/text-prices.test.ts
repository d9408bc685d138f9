import { expect, it } from 'vitest'
import * as Value from 'typebox/value'
import { servicesWithPeak, textCost, type TokenCounts } from './text-cost.ts'
import type { TextProvider } from './text-generator.ts'
import { TextPrice } from './text-price.ts'
import { builtInTextPrices } from './text-prices.ts'

const million = 1_000_000
const noon = new Date('2026-11-24T12:00:00Z')
const builtIn = (provider: TextProvider, model: string, tokens: TokenCounts, at = noon) =>
  textCost(provider, model, tokens, builtInTextPrices, at)

it.each([
  ['claude-sonnet-5-5', { input: million, output: million }, 12],
  ['claude-haiku-5-5', { input: 100_000, output: 0 }, 0.01],
  ['claude-haiku-5-5', { input: 200_000, output: 0 }, 0.1],
] as const)('%s costs by the length of the request: %j', (model, tokens, cost) =>
  expect(builtIn('anthropic', model, tokens)).toBeCloseTo(cost, 9),
)

it('charges tokens from the cache at their own price, where it is known', () => {
  const tokens = { input: million, output: 0, cached: million }
  expect(builtIn('xai', 'grok-4.3', tokens)).toBeCloseTo(1.25, 9)
  expect(builtIn('openai', 'gpt-6-luna', { ...tokens, input: 200_000, cached: 200_000 })).toBeCloseTo(
    0.002,
    9,
  )
})

it('charges long requests of OpenAI twice the input and half as much again for the output', () => {
  const tokens = { input: 300_000, output: 100_000 }
  expect(builtIn('openai', 'gpt-6.1-sol', tokens)).toBeCloseTo(0.3 * 4 + 0.1 * 15, 9)
})

it('follows a price that changes on a day', () => {
  const tokens = { input: million, output: 0 }
  const on = (day: string) => builtIn('gemini', 'gemini-4-argon', tokens, new Date(`${day}T23:59:59Z`))
  expect([on('2026-11-30'), on('2026-12-01')]).toEqual([2, 4])
})

it.each([
  ['2026-11-24T00:59:59Z', 0.15],
  ['2026-11-24T01:00:00Z', 0.3],
  ['2026-11-24T05:00:00Z', 0.15],
  ['2026-11-24T09:59:00Z', 0.3],
  ['2026-11-28T02:00:00Z', 0.15],
])('at %s a million tokens of DeepSeek cost %s dollars', (at, cost) =>
  expect(builtIn('deepseek', 'deepseek-flash', { input: million, output: 0 }, new Date(at))).toBeCloseTo(
    cost,
    9,
  ),
)

it('knows no price of services that charge in another way', () => {
  for (const name of ['poe', 'azure', 'bedrock', 'openrouter', 'ollama', 'openai-compatible'] as const)
    expect(builtIn(name, 'gpt-6.1-sol', { input: 1, output: 1 })).toBeNull()
})

it('uses the price of the longest model id and of the latest day, whatever their order', () => {
  const price = (model: string, input: number, from: string | null = null): TextPrice => ({
    ...{ provider: 'azure', model, from, input, output: 0, cached: null, above: null, peak: null },
  })
  const prices = [
    price('house', 9, '2026-12-01'),
    price('house', 1),
    price('house-2', 5),
    price('house', 3, '2026-11-01'),
  ]
  const cost = (model: string, day: string) =>
    textCost('azure', model, { input: million, output: 0 }, prices, new Date(day))
  expect(cost('house', '2026-10-31')).toBe(1)
  expect(cost('house', '2026-11-24')).toBe(3)
  expect(cost('house', '2026-12-01')).toBe(9)
  expect(cost('house-2', '2026-12-01')).toBe(5)
  expect(cost('house-2-2026-11-01', '2026-12-01')).toBe(5)
  expect(cost('housekeeper', '2026-12-01')).toBeNull()
})

it('built-in prices have one price of a model and day, within the limits for an admin’s', () => {
  const keys = builtInTextPrices.map(({ provider, model, from }) => `${provider} ${model} ${from}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const price of builtInTextPrices) expect(Value.Errors(TextPrice, price)).toEqual([])
  for (const { provider, peak } of builtInTextPrices)
    expect(peak === null || servicesWithPeak.includes(provider)).toBe(true)
})
