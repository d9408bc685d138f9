import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inRoot, root } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { unitTests } from './specification/reported-tests.mjs'

/**
 * Runs Vitest with a real PostgreSQL and a real S3 store, over all workspaces or over the test files below `paths`.
 */
export async function runUnitTests(environment, paths = []) {
  const folder = mkdtempSync(join(tmpdir(), 'web2-unit-'))
  const report = join(folder, 'report.json')
  try {
    const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
    const args = [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...paths]
    const code = await runProgram(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
    })
    return count(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts a file that can't be loaded, and an error outside of every test, as one fault each. */
function count(report, code) {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests: passed, numPendingTests: skipped, testResults } = read
    console.log(`The longest files:\n${longest(testResults)}`)
    const faults = testResults.flatMap(faultsOf)
    if (code !== 0 && faults.length === 0) faults.push('an error outside of every test, see above')
    return { passed, skipped, faults, tests: unitTests(read, root) }
  } catch (error) {
    return { passed: 0, faults: [`Vitest left no report (${error.message}); its own words are above.`] }
  }
}

function faultsOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
  return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

/** Returns the slowest test files, with their times in seconds. */
function longest(testResults) {
  const files = testResults.map(({ name, startTime, endTime }) => [(endTime - startTime) / 1_000, name])
  const first = files.toSorted(([a], [b]) => b - a).slice(0, 20)
  return first.map(([seconds, name]) => `${seconds.toFixed(0)} s ${relative(root, name)}`).join('\n')
}
