import { expect, it } from 'vitest'
import { functionsOf, numberIn, withFunction } from './functions.ts'

it('parses function calls and leaves the rest to the text field', () => {
  expect([...functionsOf('rotate(45deg) scale(1.5)')!]).toEqual([
    ['rotate', '45deg'],
    ['scale', '1.5'],
  ])
  expect(functionsOf('none')?.size).toBe(0)
  expect(functionsOf('translate(1px, 2px)')).toBeNull()
  expect(functionsOf('drop-shadow(0 0 calc(1px) red)')).toBeNull()
})

it.each([
  ['', 'blur', '4px', 'blur(4px)'],
  ['blur(4px) sepia(1)', 'blur', '8px', 'blur(8px) sepia(1)'],
  ['blur(4px) sepia(1)', 'blur', null, 'sepia(1)'],
])('sets in %j %s to %j: %j', (text, name, value, expected) => {
  expect(withFunction(text, name, value)).toBe(expected)
})

it('reads the number of an argument', () => {
  expect(numberIn('45deg', 0)).toBe(45)
  expect(numberIn(undefined, 1)).toBe(1)
})
