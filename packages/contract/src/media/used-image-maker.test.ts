import { expect, it, test } from 'vitest'
import type { ImageGeneratorName } from './image-generators.ts'
import { usedImageMaker, type ImageMakerProblem } from './used-image-maker.ts'

const day = '2026-11-24'
const connected =
  (...names: readonly ImageGeneratorName[]): ImageMakerProblem =>
  (name) =>
    names.includes(name) ? undefined : 'not-set-up'

test.each([
  [
    'dall-e-3',
    'gpt-image-2.6-flare',
    /^dall-e-3 was switched off on May 12, 2026\. gpt-image-2\.6-flare was used/,
  ],
  ['gpt-image-2.6-sunburst', 'gpt-image-2.6-sunburst', /^$/],
  [undefined, 'gpt-image-2.6-flare', /^dall-e-3 was switched off/],
])('DALL·E with the model %s is GPT Image with %s', (model, used, note) => {
  expect(usedImageMaker({ generator: 'dalle_3', model }, connected('gpt_image'), day)).toEqual({
    generator: 'gpt_image',
    model: used,
    note: expect.stringMatching(note),
  })
})

it.each([
  [
    'midjourney',
    'flux',
    {
      generator: 'flux',
      model: 'flux-2-pro',
      note: 'Midjourney isn’t set up. FLUX.2 [pro] was used instead.',
    },
  ],
  [
    'stable_diffusion_xl_poe',
    'stable_diffusion',
    {
      generator: 'stable_diffusion',
      model: 'sd3.5-large',
      note: 'Stable Diffusion XL by Poe isn’t set up. Stable Diffusion 3.5 Large was used instead.',
    },
  ],
] as const)('%s leads to %s where only that is set up', (generator, successor, used) => {
  expect(usedImageMaker({ generator }, connected(successor), day)).toEqual(used)
  expect(usedImageMaker({ generator }, connected(generator, successor), day)).toMatchObject({
    generator,
    note: '',
  })
  expect(usedImageMaker({ generator }, connected(), day)).toMatchObject({ generator, note: '' })
})

it('says that Poe no longer has a bot', () => {
  const gone: ImageMakerProblem = (name) => (name === 'stable_diffusion_xl_poe' ? 'gone' : undefined)
  expect(usedImageMaker({ generator: 'stable_diffusion_xl_poe' }, gone, day, 'is used').note).toBe(
    'Poe no longer offers StableDiffusionXL. Stable Diffusion 3.5 Large is used instead.',
  )
})

it('keeps today’s services and their models', () => {
  expect(usedImageMaker({ generator: 'flux', model: 'flux-2-max' }, connected('flux'), day)).toEqual({
    generator: 'flux',
    model: 'flux-2-max',
    note: '',
  })
  expect(usedImageMaker({ generator: 'gemini_image' }, connected(), day).model).toBe('gemini-nano-banana-2.1')
})
