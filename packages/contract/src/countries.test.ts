import { expect, it } from 'vitest'
import { countries } from './countries.ts'

it('the countries are about 240, each once, with two letters', () => {
  expect(countries.length).toBeGreaterThanOrEqual(230)
  expect(countries.length).toBeLessThanOrEqual(260)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(countries.filter(({ name, code }) => name === '' || !/^[A-Z]{2}$/.test(code))).toEqual([])
})

it('the countries begin with the United States', () => {
  expect(countries[0]).toEqual({ name: 'United States', code: 'US' })
})
