import type { Property } from '@web2/contract'
import { expect, test } from 'vitest'
import { asksSecrets, propertyChange, propertyProblems, propertyValues } from './property-values.ts'

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
