import { expect, it } from 'vitest'
import { countries } from '../countries.ts'
import { readCountry } from './read-country.ts'
import { readState, stateText } from './read-state.ts'

it('recognizes every country by its name and its code', () => {
  for (const country of countries) {
    expect(readCountry(country.name)).toBe(country)
    expect(readCountry(country.code.toLowerCase())).toBe(country)
  }
})

it.each([
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['Vereinigte Staaten', 'US'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Deutschland', 'DE'],
  ['ALLEMAGNE', 'DE'],
  ['DEU', 'DE'],
  ['Österreich', 'AT'],
  ['España', 'ES'],
  ['Espana', 'ES'],
  ['Royaume-Uni', 'GB'],
  ['Czech Republic', 'CZ'],
])('reads %s as %s', (text, code) => {
  expect(readCountry(text)?.code).toBe(code)
})

it.each(['', 'Atlantis', '12', '  '])('does not read %j as a country', (text) => {
  expect(readCountry(text)).toBeNull()
})

it.each([
  ['Illinois', 'US', 'IL'],
  ['il', 'US', 'IL'],
  ['US-IL', 'US', 'IL'],
  ['new york', 'US', 'NY'],
  ['Québec', 'CA', 'QC'],
  ['Ontario', 'CA', 'ON'],
  ['New South Wales', 'AU', 'NSW'],
  ['BY', 'DE', 'Bayern'],
  ['Bavaria', 'DE', 'Bayern'],
  ['baden-württemberg', 'DE', 'Baden-Württemberg'],
  ['NRW', 'DE', 'Nordrhein-Westfalen'],
  ['Bayern', 'US', null],
  ['Kent', 'GB', null],
  ['', 'US', null],
])('writes %s in %s as %s', (text, country, written) => {
  expect(stateText(text, country)).toBe(written)
  expect(readState(text, country) === null).toBe(written === null)
})
