import { expect, it } from 'vitest'
import { noListing, unchosenListing } from './listing-values.ts'

it('warns when the way of choosing listings matches none yet', () => {
  for (const by of ['one', 'turns', 'value'] as const)
    expect(unchosenListing({ ...noListing, by })).toMatch(/Choose a listing/)
  expect(unchosenListing(noListing)).toBeNull()
  expect(unchosenListing({ ...noListing, by: 'one', napId: 'one' })).toBeNull()
})
