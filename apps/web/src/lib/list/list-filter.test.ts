import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterQuery, readFilters, writeFilters, type ListFilter } from './list-filter.ts'

it.each<[string, unknown]>([
  ['', {}],
  ['city.has=Spring', { $and: [{ city: { $search: 'Spring' } }] }],
  ['color.is=red', { $and: [{ color: 'red' }] }],
  ['steps.from=2&steps.to=4', { $and: [{ steps: { $gte: '2' } }, { steps: { $lte: '4' } }] }],
  [
    'at.from=2026-03-01&at.to=2026-03-31',
    {
      $and: [
        { at: { $gte: new Date(2026, 2, 1).toISOString() } },
        { at: { $lt: new Date(2026, 3, 1).toISOString() } },
      ],
    },
  ],
  ['password.has=x&city.like=x&city.has=+&city=x&.has=x', {}],
])('the address “%s” asks for %j', (address, query) => {
  expect(filterQuery(readFilters(address, ['city', 'color', 'steps', 'at']))).toEqual(query)
})

it('a written filter is read back unchanged', () => {
  const filter = fc.record<ListFilter>({
    field: fc.constantFrom('city', 'a.b'),
    way: fc.constantFrom('has', 'is', 'from', 'to'),
    value: fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ''),
  })
  fc.assert(
    fc.property(fc.array(filter), (filters) => {
      expect(readFilters(writeFilters(filters), ['city', 'a.b'])).toEqual(filters)
    }),
  )
})
