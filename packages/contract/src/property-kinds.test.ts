import { expect, it } from 'vitest'
import { meansOf, propertyTypes } from './property-kinds.ts'

it('the four types of properties can each be connected', () => {
  expect(propertyTypes).toEqual(['tumblr', 'weebly', 'wordpress', 'gsites'])
  expect(propertyTypes.filter((type) => meansOf[type].length === 0)).toEqual([])
})
