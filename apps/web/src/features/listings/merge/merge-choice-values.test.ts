import type { NapData } from '@web2/contract/listings'
import { expect, test } from 'vitest'
import { allFrom, choices, firstPicks, mergedData } from './merge-choice-values.ts'

const nap = (fields: Partial<NapData>): NapData => ({
  businessName: 'A',
  address1: '1 Elm',
  phone: '1',
  ...fields,
})
const kept = nap({ fax: '', city: 'Bath', website: 'https://a.example' })
const other = nap({
  businessName: 'B',
  fax: '2',
  city: '',
  additionalSocials: [{ name: 's', value: 'https://s' }],
})

test('a field that only one of the two has is taken from that one', () => {
  const different = choices(kept, other)
  expect(different.map(({ field }) => field)).toEqual([
    'businessName',
    'city',
    'fax',
    'website',
    'additionalSocials',
  ])
  expect(firstPicks(different)).toEqual({
    businessName: 'kept',
    city: 'kept',
    fax: 'other',
    website: 'kept',
    additionalSocials: 'other',
  })
  expect(mergedData(kept, other, firstPicks(different))).toEqual({
    ...kept,
    fax: '2',
    additionalSocials: other.additionalSocials,
  })
})

test('all fields of one side make that side', () => {
  const different = choices(kept, other)
  expect(mergedData(kept, other, allFrom(different, 'kept'))).toEqual(kept)
  // what the other one lacks is taken as it lacks it
  expect(mergedData(kept, other, allFrom(different, 'other'))).toEqual(other)
})
