import { countries } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import { phoneHint, postcodeHint, websiteHint } from './contact-hints.ts'

it.each([
  ['(212) 555-2368', 'United States', true],
  ['555', 'United States', false],
  ['0117 496 0123', 'United Kingdom', true],
  ['+44 117 496 0123', 'United States', true],
  ['+1 1', 'United States', false],
  ['', 'United States', true],
  ['12', 'Antarctica', true],
  ['12', 'Atlantis', true],
])('phone %j in %s looks right: %s', (phone, country, right) => {
  expect(phoneHint(phone, country) === null).toBe(right)
})

it.each([
  ['94103', 'United States', true],
  ['BS1 4DB', 'United Kingdom', true],
  ['BS1 4DB', 'United States', false],
  ['', 'Germany', true],
  ['1010', 'Germany', false],
  ['anything', 'Atlantis', true],
])('postcode %j in %s looks right: %s', (zip, country, right) => {
  expect(postcodeHint(zip, country) === null).toBe(right)
})

it.each([
  ['', true],
  ['green.example', true],
  ['https://green.example/a', true],
  ['müller.example:8080/a', true],
  ['not a url at all', false],
  ['soon', false],
])('website %j looks right: %s', (website, right) => {
  expect(websiteHint(website) === null).toBe(right)
})

it('names the country as a sentence does', () => {
  expect(phoneHint('555', 'United States')).toContain('a phone number in the United States.')
  expect(postcodeHint('1010', 'Germany')).toContain('a postal code in Germany.')
})

it('answers for every country of the list', () => {
  for (const { name } of countries)
    expect(() => [phoneHint('1', name), postcodeHint('1', name)]).not.toThrow()
})
