import { growthOf, linear } from '@web2/builder/testing'
import { expect, test } from 'vitest'
import { backgroundOf, columnsOf, lengthOf, sidesOf } from '../picture/look.ts'

const columns = (template: string) => columnsOf({ display: 'grid', 'grid-template-columns': template })

test.each<[name: string, call: (text: string) => unknown, unit: string, around?: string[]]>([
  ['columns with brackets that never close', columns, 'a( '],
  ['a column of digits', columns, '1'],
  ['repeats that never close', columns, 'repeat( '],
  [
    'a gradient of colors that never close',
    (text) => backgroundOf({ background: text }),
    'rgb(',
    ['gradient(', ''],
  ],
  ['a length of digits', (text) => lengthOf(text, 100), '1', ['', 'x']],
  ['paddings', (text) => sidesOf({ padding: text }, 'padding', 100), '1 '],
])('%s: runs in linear time', (_name, call, unit, around) =>
  expect(growthOf(call, unit, around)).toBeLessThanOrEqual(linear),
)

test('uses the first share of a column and limits columns to twelve', () => {
  expect(columns('minmax(0, 1.5fr) 2fr auto 30px')).toEqual([1.5, 2, 1, 1])
  expect(columns('1fr '.repeat(20))).toHaveLength(12)
})
