import { expect, it } from 'vitest'
import { openAiModelEntry } from '../../ai/openai-model-entry.ts'
import { fillPrompt } from '../prompts/fill-prompt.ts'
import type { TextGenerator, TextProvider } from '../../ai/text-generator.ts'
import { textCost } from '../../ai/text-cost.ts'
import { builtInImagePrices } from '../../ai/image-prices.ts'
import { builtInTextPrices } from '../../ai/text-prices.ts'
import type { Card } from './card.ts'
import { estimateCards } from './estimate-cost.ts'
import { firstCards, withNewCard } from './new-card.ts'

const basis = {
  prices: builtInTextPrices,
  imagePrices: builtInImagePrices,
  used: (wanted: TextGenerator) => wanted,
}
const tokens = { input: 1_000_000, output: 1_000_000 }

it.each([
  ['openai', 'gpt-4o', 12.5],
  ['openai', 'gpt-4o-2024-11-20', 12.5],
  ['openai', 'gpt-4o-mini', 0.75],
  ['openai', 'gpt-4-0613', 90],
  ['openai', 'gpt-4.5-preview', null],
  ['openai', 'gpt-4o-audio-preview', null],
  ['poe', 'GPT-4', null],
  ['openai-compatible', 'gpt-4o', null],
] satisfies [TextProvider, string, number | null][])(
  'two million tokens of %s %s cost %s dollars',
  (provider, model, cost) => {
    expect(textCost(provider, model, tokens, builtInTextPrices)).toBe(cost)
  },
)

it('estimates an outline and reports models without a known price', () => {
  const cards = firstCards()
  const whole = estimateCards(cards, basis)
  expect(whole).toMatchObject({ texts: 11, images: 0 })
  expect(whole.cost).toBeGreaterThan(0.05)
  const [title] = cards as [Card]
  const generateTextBy = { name: 'poe' as const, params: { model: 'GPT-4' } }
  const settings = { ...title.selections.settings, generateTextBy }
  expect(estimateCards([{ ...title, selections: { ...title.selections, settings } }], basis).cost).toBeNull()
})

it('adds up images of services with a price per image', () => {
  const [card] = withNewCard([], '', 'image') as [Card]
  const drawnBy = (name: 'flux' | 'stable_diffusion' | 'gemini_image', model?: string): readonly Card[] => {
    const params = { customStyle: '', aspectRatio: '1:1', ...(model !== undefined && { model }) }
    const settings = { prompt: '', generateImageBy: { name, params } }
    return [{ ...card, selections: { ...card.selections, repeat: 2, settings } }]
  }
  expect(estimateCards(drawnBy('flux'), basis).imageCost).toBeCloseTo(0.06)
  expect(estimateCards(drawnBy('flux', 'flux-2-max'), basis).cost).toBeCloseTo(0.14)
  expect(estimateCards(drawnBy('stable_diffusion'), basis).imageCost).toBeCloseTo(0.13)
  expect(estimateCards(drawnBy('gemini_image'), basis)).toMatchObject({
    imageCost: expect.closeTo(0.0672),
    hasImagesByToken: false,
  })
  const imagePrices = basis.imagePrices.map((price) => ({ ...price, perImage: 2 }))
  expect(estimateCards(drawnBy('flux'), { ...basis, imagePrices }).imageCost).toBe(4)
})

it('leaves image prices unknown and names which of the two prices is unknown', () => {
  const [card] = withNewCard([], '', 'image') as [Card]
  const drawnBy = (name: 'dalle_3' | 'midjourney', aspectRatio: string): readonly Card[] => {
    const generateImageBy = { name, params: { customStyle: '', aspectRatio } }
    return [
      { ...card, selections: { ...card.selections, repeat: 2, settings: { prompt: '', generateImageBy } } },
    ]
  }
  for (const name of ['dalle_3', 'midjourney'] as const)
    expect(estimateCards(drawnBy(name, '1:1'), basis)).toMatchObject({
      texts: 0,
      images: 2,
      textCost: 0,
      imageCost: null,
      cost: null,
      hasImagesByToken: name === 'dalle_3',
    })
})

it.each([
  ['gpt-4o-mini', 'gpt-4o'],
  ['chatgpt-4o-latest', 'gpt-4o'],
  ['gpt-4-0613', 'chatgpt-4'],
  ['gpt-4', 'chatgpt-4'],
  ['gpt-3.5-turbo-0125', 'chatgpt'],
  ['gpt-4.1', null],
  ['text-embedding-3-small', null],
])('the model %s belongs to the entry %s', (id, entry) => expect(openAiModelEntry(id)).toBe(entry))

it('fills placeholders once and turns doubled braces into single ones', () => {
  const texts: Record<string, string> = { keyword: '{title} & $1', title: 'Roses' }
  expect(fillPrompt('{keyword}, {title}, {{title}}, {step:A}, {"a": 1}', (name) => texts[name])).toBe(
    '{title} & $1, Roses, {title}, , {"a": 1}',
  )
})
