import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserTests, unitTests } from './reported-tests.mjs'

test('the tests of Vitest’s report have their groups, and are skipped unless they passed or failed', () => {
  const result = (status, ...titles) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    status,
  })
  const assertionResults = [
    result('passed', 'the door', 'opens'),
    result('failed', 'shuts'),
    result('skipped', 'locks'),
    result('pending', 'rings'),
    result('todo', 'squeaks'),
  ]
  const root = join('/', 'checkout')
  const testResults = [{ name: join(root, 'apps', 'a.test.ts'), assertionResults }]
  expect(unitTests({ testResults }, root)).toEqual([
    { file: 'apps/a.test.ts', titles: ['the door', 'opens'], skipped: false },
    { file: 'apps/a.test.ts', titles: ['shuts'], skipped: false },
    { file: 'apps/a.test.ts', titles: ['locks'], skipped: true },
    { file: 'apps/a.test.ts', titles: ['rings'], skipped: true },
    { file: 'apps/a.test.ts', titles: ['squeaks'], skipped: true },
  ])
})

test('the tests of Playwright’s report have their groups, without the file’s own', () => {
  const spec = (title, status) => ({ title, file: 'journeys/a.spec.ts', tests: [{ status }] })
  const suites = [
    {
      title: 'journeys/a.spec.ts',
      specs: [spec('opens', 'expected'), spec('locks', 'skipped')],
      suites: [{ title: 'at night', specs: [spec('shuts', 'unexpected')] }],
    },
  ]
  expect(browserTests({ suites })).toEqual([
    { file: 'e2e/journeys/a.spec.ts', titles: ['opens'], skipped: false },
    { file: 'e2e/journeys/a.spec.ts', titles: ['locks'], skipped: true },
    { file: 'e2e/journeys/a.spec.ts', titles: ['at night', 'shuts'], skipped: false },
  ])
})
