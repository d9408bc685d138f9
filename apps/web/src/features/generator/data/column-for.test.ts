import { expect, it } from 'vitest'
import { columnFor } from './column-for.ts'
import { inserted } from '../content/insert-placeholder.ts'

it.each([
  [['Id', 'Cities', 'City'], 'city', 'City'],
  [['Id', 'Services'], 'service', 'Services'],
  [['Id', 'Name of the city'], 'city', 'Name of the city'],
  [['Id', 'Town'], 'city', null],
  [['Id'], '', null],
])('takes of %j for %j the column %j', (columns, list, column) => {
  expect(columnFor(columns, list)).toBe(column)
})

it('puts a placeholder in the place of what is selected', () => {
  expect(inserted('a bc d', { from: 2, to: 4 }, 'city')).toEqual({ text: 'a {city} d', caret: 8 })
})
