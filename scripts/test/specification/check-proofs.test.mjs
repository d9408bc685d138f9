import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkProofs } from './check-proofs.mjs'
import { testsOfSource } from './tests-of-source.mjs'

const faults = (title, tests, file = 'a.test.ts') =>
  checkProofs({ sections: [{ lines: [{ id: '1.1', proofs: [{ file, title }] }] }] }, (name) =>
    name === 'a.test.ts' ? tests : undefined,
  )
const ran = (...titles) => ({ titles, skipped: false })

test.each([
  ['its title', 'opens', [ran('opens')]],
  ['its title in a group', 'opens', [ran('the door', 'opens')]],
  ['its group and title', 'the door › opens', [ran('a house', 'the door', 'opens')]],
  ['the signs of its table', '%s opens', [ran('the door opens'), ran('the lid opens')]],
  ['one row of its table', 'the door opens', [ran('%s opens')]],
  ['a title of a template', 'nothing is found at /x', [ran('nothing is found at ${path}')]],
  ['a row of a table that is all signs', 'the lid opens', [ran('%s')]],
  ['a row of such a table in its group', 'the door › opens', [ran('the door', '%s')]],
  [
    'a table beside one with an enormous row',
    '%s opens',
    [ran(`${'x'.repeat(9_000_000)}(`), ran('the lid opens')],
  ],
  ['a table of two signs', 'from %s to %s', [ran('from here to there')]],
  ['signs of patterns in it', 'asks (twice?) for $limit.', [ran('asks (twice?) for $limit.')]],
])('a test goes by %s', (_what, title, tests) => {
  expect(faults(title, tests)).toEqual([])
})

test.each([
  ['a title that no test has', 'shuts', [ran('opens')], 'a.test.ts', /has no test “shuts”/],
  ['a part of a title', 'open', [ran('opens')], 'a.test.ts', /has no test “open”/],
  ['nothing in a sign’s place', 'from %s to %s', [ran('from here to ')], 'a.test.ts', /has no test/],
  ['the group of another test', 'the lid › opens', [ran('the door', 'opens')], 'a.test.ts', /has no test/],
  ['another group of such a table', 'the lid › opens', [ran('the door', '%s')], 'a.test.ts', /has no test/],
  ['a title of signs alone', '%s', [ran('opens')], 'a.test.ts', /names no test/],
  ['a file that is not there', 'opens', [], 'b.test.ts', /there are no tests in b\.test\.ts/],
  ['a test that was skipped', 'opens', [{ titles: ['opens'], skipped: true }], 'a.test.ts', /was skipped/],
  [
    'a table of which a row was skipped',
    '%s opens',
    [ran('the door opens'), { titles: ['the lid opens'], skipped: true }],
    'a.test.ts',
    /was skipped/,
  ],
])('%s is a fault', (_what, title, tests, file, sentence) => {
  expect(faults(title, tests, file).join('\n')).toMatch(sentence)
})

test('the tests of a file are read without running them', () => {
  const titles = testsOfSource(fileURLToPath(import.meta.url)).map((found) => found.titles.join(' › '))
  expect(titles).toEqual([
    'a test goes by %s',
    '%s is a fault',
    'the tests of a file are read without running them',
  ])
  expect(testsOfSource('/nowhere.test.ts')).toBeUndefined()
})
