import { expect, test } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { Fragment, identifier, join, raw, sql, textOf } from './sql-fragment.ts'

const shown = (fragment: Fragment) => [textOf(fragment), fragment.values]

test.each([
  ['plain text', sql`select 1`, ['select 1', []]],
  ['values become parameters', sql`a = ${1} and b = ${'x'}`, ['a = $1 and b = $2', [1, 'x']]],
  ['fragments are spliced in', sql`where ${sql`a = ${1}`} or ${sql`b`}`, ['where a = $1 or b', [1]]],
  ['at both ends', sql`${sql`${1}`}${2}${raw('')}`, ['$1$2', [1, 2]]],
  ['lists', sql`(${join([sql`${1}`, raw('two'), sql`${3}+${4}`])})`, ['($1, two, $2+$3)', [1, 3, 4]]],
  ['no list', join([]), ['', []]],
  ['names are quoted', identifier('a"b'), ['"a""b"', []]],
])('%s', (_name, fragment, expected) => {
  expect(shown(fragment)).toEqual(expected)
})

test('treats a fragment-like object as a value', () => {
  const pretender = { texts: ['drop table users'], values: [] }
  expect(shown(sql`a = ${pretender}`)).toEqual(['a = $1', [pretender]])
})

test('takes twice the time for twice the list', () => {
  const joined = (letters: string) =>
    join(
      Array.from(letters, (letter) => sql`a = ${letter}`),
      ' or ',
    )
  expect(growth(joined, (size) => 'a'.repeat(size), 5_000)).toBeLessThan(linear)
})

test('splices in a list longer than a call’s argument limit', () => {
  const list = join(Array.from({ length: 200_000 }, () => sql`${1}`))
  expect(sql`(${list})`.values).toHaveLength(200_000)
})
