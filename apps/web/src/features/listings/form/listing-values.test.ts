import { NapData } from '@web2/contract/listings'
import { arbitraryNap } from '@web2/contract/testing'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { canAddSocial, emptyNap, napData, napRules, napValues } from './listing-values.ts'

const filled = () => ({ ...emptyNap(), businessName: ' Green ', address1: '1 Lane', phone: '555' })

it('sends what the contract takes, trimmed', () => {
  const data = napData(filled())
  expect(Value.Check(NapData, data)).toBe(true)
  expect(data.businessName).toBe('Green')
})

it('shows every field of a stored listing as it was sent', () => {
  fc.assert(
    fc.property(arbitraryNap, (sent) => {
      const stored = { ...sent, _id: '1', createdAt: '', updatedAt: '', createdBy: null }
      expect(napData(napValues(stored))).toEqual(sent)
    }),
  )
})

describe('the rules', () => {
  it.each(['businessName', 'address1', 'phone'] as const)('%s is required', (field) => {
    expect(napRules[field]('  ')).toBe('This field is required')
    expect(napRules[field]('x')).toBeNull()
  })

  it.each([
    ['', null],
    ['40.7128', null],
    ['-90', null],
    ['91', 'Latitude must be a number from -90 to 90.'],
    ['north', 'Latitude must be a number from -90 to 90.'],
  ])('latitude %j: %s', (text, problem) => {
    expect(napRules.latitude(text)).toBe(problem)
  })

  it('refuses a day that ends before it starts', () => {
    const { hours } = emptyNap()
    const wrong = hours.map((day) => ({ ...day, state: 'open' as const, start: '18:00', end: '09:00' }))
    expect(napRules.hours(hours)).toBeNull()
    expect(napRules.hours(wrong)).not.toBeNull()
  })
})

describe('a further social link', () => {
  const present = [{ value: 'https://a.example' }]
  it.each([
    ['', false],
    ['   ', false],
    [' https://a.example ', false],
    ['https://b.example', true],
  ])('%j may be added: %s', (value, expected) => {
    expect(canAddSocial(present, value)).toBe(expected)
  })
})
