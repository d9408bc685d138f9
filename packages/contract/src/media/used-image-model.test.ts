import { expect, test } from 'vitest'
import { usedImageModel } from './used-image-model.ts'
import { switchedOffNote } from '../ai/used-writer.ts'

test('replaces a retired image model and reports it', () => {
  const used = usedImageModel('dall-e-3', '2026-11-24')
  expect(used.model).toBe('gpt-image-2.6-flare')
  expect(switchedOffNote(used)).toBe(
    'dall-e-3 was switched off on May 12, 2026. gpt-image-2.6-flare was used instead.',
  )
})

test.each([
  ['dall-e-3', '2026-05-11'],
  ['gpt-image-1-mini', '2026-11-30'],
  ['gpt-image-2.6-flare', '2026-11-24'],
  ['midjourney', '2026-11-24'],
])('uses %s itself on %s', (model, day) => {
  const used = usedImageModel(model, day)
  expect(used).toEqual({ model, switchedOff: null })
  expect(switchedOffNote(used)).toBe('')
})
