import { describe, expect, it } from 'vitest'
import { counted } from './counted.ts'

describe('counted', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
    [1_200, '1,200 pages'],
  ])('writes %i with its noun, and a separator for thousands', (count, text) => {
    expect(counted(count, 'page')).toBe(text)
  })

  it('takes a plural that is not formed with an “s”', () => {
    expect(counted(1, 'property', 'properties')).toBe('1 property')
    expect(counted(3, 'property', 'properties')).toBe('3 properties')
  })
})
