import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'

/** Vitest over all workspaces: everything that needs no browser, with a real PostgreSQL and a real S3 store. */
export async function runUnitTests(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'web2-unit-'))
  const report = join(folder, 'report.json')
  try {
    const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
    const args = [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runProgram(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
    })
    return count(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file that can't be loaded has no tests in it, and an error outside every test fails none: both count as one. */
function count(report, code) {
  try {
    const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const failed = numFailedTests + broken.length
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch (error) {
    console.error(`Vitest left no report (${error.message}); its own words are above.`)
    return { passed: 0, failed: 1 }
  }
}
