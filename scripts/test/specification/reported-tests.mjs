import { relative } from 'node:path'

/*
 * The tests of a report, as `{ file, titles, skipped }`: the file from the checkout on, the titles from the outermost
 * group to the test itself.
 */

/** Of Vitest's report, whose files are named from the root of the machine. */
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

/** Of Playwright's report, whose files are named from `e2e` on; its outermost suites are the files themselves. */
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
