import { expect, it } from 'vitest'
import { createRepeatedTexts } from './repeated-texts.ts'

it('a text is repeated once another source has sent it', () => {
  const { isRepeated } = createRepeatedTexts()
  const text = 'Cheap links for your website'
  expect(isRepeated(text, 'form-1 192.0.2.1')).toBe(false)
  expect(isRepeated(text, 'form-1 192.0.2.1')).toBe(false)
  expect(isRepeated(text, 'form-2 192.0.2.1')).toBe(true)
  expect(isRepeated('Please call', 'form-1 192.0.2.1')).toBe(false)
  expect(isRepeated('Please call', 'form-1 192.0.2.2')).toBe(false)
})
