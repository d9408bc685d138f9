import { expect, test } from 'vitest'
import { checkDocument } from './check-document.mjs'
import { readDocument } from './read-document.mjs'

const met = (id) => `| ${id} | opens | met | \`apps/a.test.ts\` › opens |`
const departs = (id) => `| ${id} | opens | departs | see above |`
const reason = (id) => `| ${id} | opens | It can't. | Close it. |`
const ids = (count) => Array.from({ length: count }, (_, at) => `1.${at + 1}`)

const documentOf = (lines, { departures = [], count = lines.length } = {}) =>
  readDocument(
    [
      '# Statements',
      '## Departures',
      '| | specified | why | instead |\n|---|---|---|---|',
      ...departures,
      `## 1. One (${count} statements)`,
      '| | specified | state | proof |\n|---|---|---|---|',
      ...lines,
    ].join('\n'),
  )
const faults = (lines, given = {}) => checkDocument(documentOf(lines, given), given.counted)

test('a complete document has no fault', () => {
  const lines = [met('1.1'), departs('1.2'), met('1.3')]
  expect(faults(lines, { departures: [reason('1.2')], counted: new Map([[1, 3]]) })).toEqual([])
  expect(documentOf(lines).sections[0].lines[0]).toEqual({
    id: '1.1',
    says: 'opens',
    state: 'met',
    proofs: [{ file: 'apps/a.test.ts', title: 'opens' }],
  })
})

test('reads several proofs per line, and titles with a bar', () => {
  const line = '| 1.1 | opens | met | `a.test.ts` › one \\| two<br>`b/c.spec.ts` › group › three |'
  expect(documentOf([line]).sections[0].lines[0].proofs).toEqual([
    { file: 'a.test.ts', title: 'one | two' },
    { file: 'b/c.spec.ts', title: 'group › three' },
  ])
})

test.each([
  ['a number that is missing', [met('1.1'), met('1.3')], {}, /Where line 1\.2 is due stands 1\.3/],
  ['a number that comes twice', [met('1.1'), met('1.1')], {}, /Where line 1\.2 is due stands 1\.1/],
  ['a line of another section', [met('2.1')], {}, /Where line 1\.1 is due stands 2\.1/],
  ['fewer lines than the heading says', [met('1.1')], { count: 2 }, /has 1 lines, its heading says 2/],
  [
    'fewer lines than there are statements',
    [met('1.1')],
    { counted: new Map([[1, 2]]) },
    /Section 1 of the specification has 2 statements, of the document 1/,
  ],
  [
    'a section that is missing',
    [met('1.1')],
    {
      counted: new Map([
        [1, 1],
        [2, 5],
      ]),
    },
    /Section 2 of the specification has 5 statements, of the document 0/,
  ],
  ['a state that is none', ['| 1.1 | opens | perhaps | x |'], {}, /“perhaps”, neither “met” nor/],
  ['an open line that does not say what is missing', ['| 1.1 | opens | open | |'], {}, /what is missing/],
  ['a line without a proof', ['| 1.1 | opens | met | |'], {}, /is not like/],
  ['a proof without a title', ['| 1.1 | opens | met | `a.test.ts` |'], {}, /is not like/],
  ['a line without a statement', ['| 1.1 | | met | `a.test.ts` › x |'], {}, /does not say what is stated/],
  ['a cell too many', ['| 1.1 | opens | met | `a.test.ts` › x | y |'], {}, /has not the four cells/],
  ['a departure that nothing explains', [departs('1.1')], {}, /Line 1\.1 departs, but/],
  [
    'a departure without a reason',
    [departs('1.1')],
    { departures: ['| 1.1 | opens | | x |'] },
    /Departure 1\.1/,
  ],
  ['an explanation of a line that is met', [met('1.1')], { departures: [reason('1.1')] }, /does not depart/],
  [
    'an explanation that comes twice',
    [departs('1.1')],
    { departures: [reason('1.1'), reason('1.1')] },
    /stands twice/,
  ],
  [
    '16 departures',
    ids(16).map(departs),
    { departures: ids(16).map(reason) },
    /16 lines depart, at most 15 may/,
  ],
])('%s is a fault', (_what, lines, given, sentence) => {
  expect(faults(lines, given).join('\n')).toMatch(sentence)
})

test('accepts 15 departures', () => {
  expect(faults(ids(15).map(departs), { departures: ids(15).map(reason) })).toEqual([])
})

test('a heading that is not a section is a fault', () => {
  expect(checkDocument(readDocument('## 1. One')).join()).toMatch(/“## 1\. One” is neither/)
})
