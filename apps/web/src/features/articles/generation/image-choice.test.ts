import { expect, it } from 'vitest'
import type { CardImageGenerator } from '@web2/contract/articles'
import { withImageChoice } from './image-choice.ts'

const dallE: CardImageGenerator = {
  name: 'dalle_3',
  params: { customStyle: 'Watercolor', aspectRatio: '7:4' },
}

it('keeps style and shape with another generator that has the shape', () => {
  expect(withImageChoice(dallE, {}, 'flux')).toEqual({ name: 'flux', params: dallE.params })
  expect(withImageChoice(dallE, {}, 'stable_diffusion').params.aspectRatio).toBe('1:1')
})

it('stores a model only if it is not the generator’s first, and drops that of another generator', () => {
  const max = withImageChoice(withImageChoice(dallE, {}, 'flux'), { model: 'flux-2-max' })
  expect(max.params.model).toBe('flux-2-max')
  expect(withImageChoice(max, { model: 'flux-2-pro' }).params).not.toHaveProperty('model')
  expect(withImageChoice(max, {}, 'gpt_image').params).not.toHaveProperty('model')
  expect(withImageChoice(max, { customStyle: 'Pencil' }).params).toEqual({
    ...{ customStyle: 'Pencil', aspectRatio: '7:4', model: 'flux-2-max' },
  })
})
