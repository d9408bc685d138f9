import { expect, it } from 'vitest'
import { firstWanted, normalizeImageForm } from './generation-values.ts'

const state = (name: 'dalle_3' | 'stable_diffusion_xl_poe' | 'midjourney', isReady: boolean) => ({
  name,
  isReady,
  reason: '',
})

it('starts with the first generator that is ready', () => {
  const states = [state('midjourney', false), state('stable_diffusion_xl_poe', false), state('dalle_3', true)]
  expect(firstWanted(states, null, 'A rose')).toEqual({
    generator: 'dalle_3',
    model: 'dall-e-3',
    aspectRatio: '1:1',
    prompt: 'A rose',
  })
})

it('keeps the shape if the new model supports it, else uses its first one', () => {
  const wide = { generator: 'midjourney', model: 'midjourney', aspectRatio: '3:2', prompt: 'A rose' } as const
  expect(normalizeImageForm({ ...wide, generator: 'dalle_3', model: 'gpt-image-2.6-flare' })).toMatchObject({
    aspectRatio: '3:2',
  })
  expect(normalizeImageForm({ ...wide, generator: 'dalle_3', model: 'dall-e-3' })).toMatchObject({
    aspectRatio: '1:1',
  })
  expect(normalizeImageForm({ ...wide, generator: 'dalle_3' })).toMatchObject({ model: 'dall-e-3' })
})
