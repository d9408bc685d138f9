import type { WebsiteListing } from '@web2/contract/listings'
import { describe, expect, it } from 'vitest'
import {
  businessProblems,
  emptyNewSite,
  furtherFields,
  listingOf,
  namesProblems,
  withFound,
  type NewSiteValues,
} from './new-site-values.ts'
import { sourceNote } from './source-note.ts'

const empty = emptyNewSite('en-US')
const typed: NewSiteValues = {
  ...empty,
  businessName: ' Green Acre ',
  phone: '+44 117 496 0123',
  address1: '12 Orchard Lane',
}
const found: WebsiteListing = {
  url: 'https://green-acre.example/',
  listing: {
    businessName: 'Green Acre',
    phone: '0117 496 0123',
    facebook: 'https://facebook.example/green-acre',
    latitude: '51.45',
  },
  email: 'hello@green-acre.example',
  sources: {
    businessName: { kind: 'json-ld', url: 'https://green-acre.example/' },
    phone: { kind: 'text', url: 'https://green-acre.example/contact/' },
  },
}

it.each([
  ['en-US', 'United States'],
  ['de', 'Germany'],
  ['fr-CA', 'Canada'],
  ['en-GB', 'United Kingdom'],
])('the country of a browser in %s is %s', (locale, country) => {
  expect(emptyNewSite(locale).country).toBe(country)
})

describe('the business', () => {
  const problemsOf = (values: NewSiteValues) =>
    Object.keys(businessProblems(values)).filter((field) => businessProblems(values)[field] != null)

  it('needs what a listing needs', () => {
    expect(problemsOf(empty)).toEqual(['businessName', 'phone', 'address1'])
    expect(problemsOf(typed)).toEqual([])
  })

  it('needs the choice of a listing where one is used', () => {
    expect(problemsOf({ ...typed, way: 'listing' })).toEqual(['napId'])
    expect(problemsOf({ ...empty, way: 'listing', napId: 'x' })).toEqual([])
  })

  it('needs a URL to be read, unless the details were typed', () => {
    expect(problemsOf({ ...empty, way: 'website' })).toEqual(['url'])
    expect(problemsOf({ ...empty, way: 'website', url: 'green-acre.example' })).toEqual(['url'])
    expect(problemsOf({ ...typed, way: 'website' })).toEqual([])
  })

  it('takes no phone number without digits', () => {
    expect(problemsOf({ ...typed, phone: 'call us' })).toEqual(['phone'])
    expect(problemsOf({ ...typed, phone: '911' })).toEqual([])
  })

  it('takes no email address that is none', () => {
    expect(problemsOf({ ...typed, email: 'green acre' })).toEqual(['email'])
    expect(problemsOf({ ...typed, email: 'a@b.example' })).toEqual([])
  })
})

describe('a website', () => {
  const filled = withFound({ ...typed, city: 'Bath', savedNapId: 'x', left: ['facebook'] }, found)

  it('replaces the details, because it is another business', () => {
    expect(filled).toMatchObject({
      businessName: 'Green Acre',
      phone: '0117 496 0123',
      city: '',
      address1: '',
    })
    expect(filled).toMatchObject({ email: 'hello@green-acre.example', savedNapId: null, left: [] })
  })

  it('adds its further fields to the listing, without those that were left out', () => {
    expect(furtherFields(found)).toEqual(['facebook', 'latitude'])
    const listing = listingOf({ ...filled, way: 'website', address1: '12 Orchard Lane', left: ['latitude'] })
    expect(listing).toMatchObject({
      facebook: 'https://facebook.example/green-acre',
      address1: '12 Orchard Lane',
    })
    expect(listing).not.toHaveProperty('latitude')
  })

  it('adds nothing to details that are typed after all', () => {
    expect(listingOf({ ...filled, way: 'details' })).not.toHaveProperty('facebook')
  })

  it('is named as the source of a field', () => {
    expect(sourceNote(found, 'businessName')).toBe('From structured data on green-acre.example')
    expect(sourceNote(found, 'phone')).toBe('From the text of green-acre.example/contact')
    expect(sourceNote(found, 'city')).toBeUndefined()
    expect(sourceNote(null, 'phone')).toBeUndefined()
  })
})

it('trims what is stored', () => {
  expect(listingOf(typed).businessName).toBe('Green Acre')
})

it.each([
  ['', true],
  ['green-acre', true],
  ['Green Acre', false],
])('the root slug “%s” is valid: %s', (rootSlug, isValid) => {
  expect(namesProblems({ ...typed, rootSlug })['rootSlug'] === null).toBe(isValid)
})
