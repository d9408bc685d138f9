import { describe, expect, it } from 'vitest'
import { fieldErrors, isUnreachable, noAnswer, refusal, sentenceFor } from './errors.ts'

const answered = (code: number, message: string, errors?: Record<string, unknown>) =>
  Object.assign(new Error(message), { code, className: 'error', errors })

const offline = noAnswer(new TypeError('Failed to fetch'))

describe('the sentence of a failure', () => {
  it.each([
    ['the server’s own words', answered(409, 'This email is taken.'), 'This email is taken.'],
    ['no words at all', answered(500, ''), 'Something went wrong. Please try again.'],
    ['an empty answer, or a page', refusal(500, undefined), 'Something went wrong. Please try again.'],
    ['a mistake in the app', new Error('x is undefined'), 'Something went wrong. Please try again.'],
    ['too many tries without words', answered(429, ''), 'Too many attempts. Wait a moment and try again.'],
  ])('%s', (_case, error, sentence) => {
    expect(sentenceFor(error)).toBe(sentence)
  })

  it.each([
    ['no connection', offline],
    ['a proxy’s page instead of an answer', refusal(502, undefined)],
  ])('%s says that the server could not be reached', (_case, error) => {
    expect(sentenceFor(error)).toMatch(/^Can’t reach the server\./)
  })
})

it('tells silence from a refusal', () => {
  expect(isUnreachable(offline)).toBe(true)
  expect(isUnreachable(answered(400, 'No.'))).toBe(false)
})

describe('sentences by field', () => {
  it.each([
    [{ phone: 'This field is required' }, { phone: 'This field is required' }],
    [{ email: ['Taken', 'Too long'] }, { email: 'Taken' }],
    [{ email: { message: 'Taken' } }, { email: 'Taken' }],
    [{ email: 7 }, {}],
    [undefined, {}],
  ])('of %j are %j', (errors, expected) => {
    expect(fieldErrors(answered(400, 'Bad', errors))).toEqual(expected)
  })

  it('are none for a failure without an answer', () => {
    expect(fieldErrors(offline)).toEqual({})
  })
})
