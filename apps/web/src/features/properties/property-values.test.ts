import type { Property } from '@web2/contract/properties'
import { expect, test } from 'vitest'
import {
  asksSecrets,
  isUnencrypted,
  keepsSecrets,
  propertyChange,
  propertyProblems,
  propertyValues,
} from './property-values.ts'

const saved = {
  propertyType: 'wordpress',
  means: 'application-password',
  name: 'Garden press',
  url: 'https://press.example/',
  username: 'ada',
  connected: true,
} as Property

test('the form of a connected property shows the user name that was saved', () => {
  const values = propertyValues(saved)
  expect(asksSecrets(values)).toBe(true)
  expect(values.username).toBe('ada')
  expect(propertyProblems(values, true)).toEqual({})
  expect(propertyChange(values, saved)).toEqual({ name: 'Garden press' })
})

test('one whose password is not stored can be renamed without it', () => {
  const values = propertyValues({ ...saved, connected: false })
  expect(propertyProblems(values)).toEqual({})
})

test('a password is entered again for another scheme, host or port', () => {
  for (const url of ['https://press.example/blog', 'press.example'])
    expect(keepsSecrets({ url }, saved)).toBe(true)
  for (const url of ['http://press.example', 'https://www.press.example', 'https://press.example:8443'])
    expect(keepsSecrets({ url }, saved)).toBe(false)
})

test('that a password may go over http is asked and sent for such an address alone', () => {
  const values = { ...propertyValues(saved), url: 'http://press.example', allowsHttp: true }
  expect(isUnencrypted(values)).toBe(true)
  expect(propertyChange(values, saved)).toMatchObject({ allowsHttp: true })
  for (const change of [{ url: 'https://press.example' }, { means: 'wordpress-com' as const }]) {
    expect(isUnencrypted({ ...values, ...change })).toBe(false)
    expect(propertyChange({ ...values, ...change }, saved)).not.toHaveProperty('allowsHttp')
  }
})
