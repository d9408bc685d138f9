import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, phoneKey } from './duplicate-keys.ts'

const phone = (typed: string, country = 'United States') => phoneKey({ phone: typed, country })
const address = (address1: string, more: object = {}) =>
  addressKey({ address1, zip: '94107', country: 'United States', ...more })

test.each([
  ['(415) 555-0123', 'United States', '+1 415.555.0123', 'United States'],
  ['0117 496 0100', 'United Kingdom', '+44 117 496 0100', ''],
  ['0117 496 0100', 'gb', '(0117) 4960100', 'United Kingdom'],
  ['555 0100', '', '555-0100', 'Atlantis'],
])('%s in %s has the same key as %s in %s', (one, country, other, elsewhere) => {
  expect(phone(one, country)).not.toBe('')
  expect(phone(one, country)).toBe(phone(other, elsewhere))
})

test.each([['', '12', 'ask us', '000 000 0000']])('%s has no match key', (...typed) => {
  for (const each of typed) expect(phone(each)).toBe('')
})

test('gives the same digits in two countries different keys', () => {
  expect(phone('020 7946 0018', 'United Kingdom')).not.toBe(phone('020 7946 0018', 'France'))
})

test.each([
  ['1 North Elm Street', {}, '1 n. elm st', {}],
  ['1 Elm St', { address2: 'Suite 4' }, '1 Elm St, Unit #4', {}],
  ['12 Rue de l’Église', {}, "12 rue de l'eglise", {}],
  ['1 Elm St', { zip: '94107-1234' }, '1 ELM ST.', { zip: '94107' }],
  ['1 Elm St', { zip: '', city: 'São Paulo' }, '1 Elm St', { zip: ' ', city: 'sao paulo' }],
  ['1 Elm St', { country: 'United States' }, '1 Elm St', { country: 'US' }],
])('%s %j has the same key as %s %j', (one, oneMore, other, otherMore) => {
  expect(address(one, oneMore)).not.toBe('')
  expect(address(one, oneMore)).toBe(address(other, otherMore))
})

test.each([
  ['1 Elm St', {}, '2 Elm St', {}],
  ['1 Elm St', {}, '1 Elm St', { zip: '94108' }],
  ['1 Elm St', { country: 'Canada' }, '1 Elm St', {}],
  ['1 Elm St', { address2: 'Suite 1' }, '1 Elm St', { address2: 'Suite 2' }],
])('%s %j has another key than %s %j', (one, oneMore, other, otherMore) => {
  expect(address(one, oneMore)).not.toBe(address(other, otherMore))
})

test('gives a street without a town no key', () => {
  expect(address('1 Elm St', { zip: '' })).toBe('')
  expect(address(' ')).toBe('')
})

test('ignores case, spaces and punctuation between words', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(', ', '. ', '  ', ' - '),
      (words, between) => {
        expect(address(words.join(between).toUpperCase())).toBe(address(words.join(' ')))
      },
    ),
  )
})
