import { expect, it } from 'vitest'
import { columnSamples } from './column-samples.ts'

it.each([
  ['the first three different values', [['a'], ['a'], [''], ['b'], ['c'], ['d']], 'a · b · c'],
  ['a cell protected from spreadsheets as what it is', [["'+44 117"]], '+44 117'],
  ['a column without values as empty', [[' '], []], 'Empty'],
])('a column shows %s', (_name, rows, shown) => expect(columnSamples(rows, 0)).toBe(shown))
