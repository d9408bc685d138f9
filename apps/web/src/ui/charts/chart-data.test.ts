import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasFigures, summaryOf, type ChartRow } from './chart-data.ts'

const series = [
  { key: 'posts', label: 'Posts' },
  { key: 'pages', label: 'Pages' },
]

const row = (label: string, posts: number, pages: number): ChartRow => ({ label, values: { posts, pages } })

it('says the sum of each series and where it was highest', () => {
  expect(summaryOf([row('May 1', 2, 0), row('May 2', 5, 0), row('May 3', 5, 0)], series)).toBe(
    'Posts: 12 in total, highest on May 2 with 5. Pages: no data.',
  )
})

it.each([
  [[], false],
  [[row('May 1', 0, 0)], false],
  [[row('May 1', 0, 0), row('May 2', 0, 1)], true],
])('%j has figures: %s', (rows, expected) => expect(hasFigures(rows, series)).toBe(expected))

it('takes a missing value for none', () => {
  expect(summaryOf([{ label: 'May 1', values: {} }], series)).toBe('Posts: no data. Pages: no data.')
})

it('names a row that no other exceeds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (counts) => {
      const rows = counts.map((posts, at) => row(`<${at}>`, posts, 0))
      const named = /highest on <(\d+)>/.exec(summaryOf(rows, series))?.[1]
      if (named === undefined) expect(Math.max(...counts)).toBe(0)
      else expect(counts[Number(named)]).toBe(Math.max(...counts))
    }),
  )
})
