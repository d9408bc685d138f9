import { expect, it } from 'vitest'
import { firstWanted, normalizeImageForm, requestOf } from './generation-values.ts'

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
    quality: null,
    prompt: 'A rose',
  })
})

it('keeps the shape if the new model supports it, else uses its first one', () => {
  const rose = { aspectRatio: '3:2', quality: null, prompt: 'A rose' } as const
  const wide = { ...rose, generator: 'midjourney', model: 'midjourney' } as const
  expect(normalizeImageForm({ ...wide, generator: 'gpt_image', model: 'gpt-image-2.6-flare' })).toMatchObject(
    {
      aspectRatio: '3:2',
    },
  )
  expect(normalizeImageForm({ ...wide, generator: 'dalle_3', model: 'dall-e-3' })).toMatchObject({
    aspectRatio: '1:1',
  })
  expect(normalizeImageForm({ ...wide, generator: 'dalle_3' })).toMatchObject({ model: 'dall-e-3' })
})

it('asks for a quality only where the generator has several and one is chosen', () => {
  const rose = { aspectRatio: '1:1', prompt: ' A rose ' } as const
  const wanted = { ...rose, generator: 'gpt_image', model: 'gpt-image-2.6-flare' } as const
  expect(requestOf({ ...wanted, quality: 'high' })).toEqual({ ...wanted, quality: 'high', prompt: 'A rose' })
  expect(requestOf({ ...wanted, quality: null })).not.toHaveProperty('quality')
  expect(normalizeImageForm({ ...wanted, quality: 'high', generator: 'flux' })).toMatchObject({
    model: 'flux-2-pro',
    quality: null,
  })
})
