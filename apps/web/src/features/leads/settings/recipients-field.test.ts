import { expect, it } from 'vitest'
import { recipientsError, splitAddresses } from './recipients-field.tsx'

it('takes addresses apart at commas, semicolons and spaces, and keeps each once', () => {
  expect(splitAddresses(['a@example.com,', 'b@example.com; c@example.com', 'a@example.com', ' '])).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ])
})

it('names the first entry that is no email address', () => {
  expect(recipientsError(['a@example.com', 'sales'])).toBe('“sales” isn’t an email address')
  expect(recipientsError(['a@example.com'])).toBeNull()
  expect(recipientsError([])).toBeNull()
})
