import { expect, test } from 'vitest'
import { answersIn, compareAdvisories, findingsIn } from './advisories.mjs'

const advisory = (id, name) => ({
  source: 1,
  name,
  severity: 'high',
  title: 'It breaks',
  url: `https://github.com/advisories/${id}`,
})
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const [first, second] = ['GHSA-aaaa-bbbb-cccc', 'GHSA-dddd-eeee-ffff']
const row = (id, name, date = '2026-11-27', answer = 'Only in tests.') =>
  `| ${id} | ${name} | ${date} | ${answer} |`
const table = (...rows) => ['| Advisory | Package | Date | Answer |', '|---|---|---|---|', ...rows].join('\n')

test('finds each advisory of a package once, even if other packages depend on it', () => {
  const found = findingsIn(
    report({
      left: { via: [advisory(first, 'left'), advisory(second, 'left')] },
      right: { via: ['left', advisory(first, 'left')] },
    }),
  )
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    [first, 'left'],
    [second, 'left'],
  ])
  expect(findingsIn(report({}))).toEqual([])
})

test.each(['', 'npm error network', JSON.stringify({ message: '405', error: {} }), 'null'])(
  'findingsIn returns undefined for output without a report: %j',
  (output) => expect(findingsIn(output)).toBeUndefined(),
)

test('reports findings without an answer, unused answers and undated ones', () => {
  const findings = findingsIn(report({ left: { via: [advisory(first, 'left')] } }))
  const complaints = (...rows) => compareAdvisories(findings, answersIn(table(...rows)))
  expect(complaints(row(first, 'left'))).toEqual([])
  expect(complaints()).toEqual([expect.stringMatching(/^left has an advisory \(high, GHSA-aaaa/)])
  expect(complaints(row(first, 'left'), row(second, 'left'))).toEqual([
    expect.stringMatching(/GHSA-dddd.*not found any more/),
  ])
  expect(complaints(row(first, 'left', 'soon', ''))).toEqual([expect.stringMatching(/needs a date/)])
})
