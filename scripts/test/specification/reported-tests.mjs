import { relative } from 'node:path'

/*
 * Tests of a report, as `{ file, titles, skipped }`: the file relative to the checkout, and the titles from
 * the outermost group to the test.
 */

/** Returns the tests of Vitest's report, which has absolute file paths. */
export function unitTests({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    return assertionResults.map(({ ancestorTitles, title, status }) => ({
      file,
      titles: [...ancestorTitles, title],
      skipped: status !== 'passed' && status !== 'failed',
    }))
  })
}

/**
 * Returns the tests of Playwright's report, which names files relative to `e2e`; its outermost suites are the
 * files.
 */
export function browserTests({ suites }) {
  return suites.flatMap((suite) => testsIn(suite, []))
}

function testsIn({ suites = [], specs }, groups) {
  return [
    ...specs.map(({ file, title, tests }) => ({
      file: `e2e/${file}`,
      titles: [...groups, title],
      skipped: tests.every(({ status }) => status === 'skipped'),
    })),
    ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
  ]
}
