import fc from 'fast-check'
import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { TurboList } from '@web2/contract/generator'
import {
  definedList,
  listNameProblem,
  placeholderName,
  typedLists,
  withLines,
  withList,
} from './typed-list.ts'

it.each([
  ['Zip code', 'Zip_code'],
  ['  city', 'city'],
  ['2nd place', 'nd_place'],
  ['Größe', 'Gro_e'],
  ['été', 'ete'],
  ['{city}', 'city_'],
])('%j can be typed as the name %j', (typed, name) => {
  expect(placeholderName(typed)).toBe(name)
})

it('never lets a name through that a placeholder cannot have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const [list] = typedLists([placeholderName(typed)])
      expect(Check(TurboList, definedList(list!))).toBe(true)
    }),
  )
})

it('adds lines that are not there yet, each once and without what surrounds it', () => {
  expect(withLines('Roofing\n', ['Roofing', ' Gutters ', 'Gutters', ''])).toBe('Roofing\nGutters')
  expect(withLines('', ['Roofing'])).toBe('Roofing')
})

it('finds a free name for one more list', () => {
  const lists = withList(withList(typedLists(['service', 'list3'])))
  expect(lists.map(({ name }) => name)).toEqual(['service', 'list3', 'list4', 'list5'])
  expect(new Set(lists.map(({ id }) => id)).size).toBe(4)
})

it('says of the later of two lists that its name is taken', () => {
  const lists = typedLists(['city', 'City'])
  expect(listNameProblem(lists, lists[0]!)).toBeNull()
  expect(listNameProblem(lists, lists[1]!)).toMatch(/Another list has this name/)
  expect(listNameProblem(lists, { ...lists[1]!, name: '' })).toMatch(/Enter a name/)
})
