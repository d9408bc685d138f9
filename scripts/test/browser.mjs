import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { ensureWebBuilt } from '../setup/builds.mjs'
import { browserTests } from './specification/reported-tests.mjs'

/**
 * Runs Playwright against the product, started as users start it, with a web app built from the current
 * sources.
 */
export async function runBrowserTests(environment, paths = []) {
  await ensureWebBuilt(process.execPath)
  const folder = mkdtempSync(join(tmpdir(), 'web2-browser-'))
  const report = join(folder, 'report.json')
  try {
    const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
    const code = await runProgram(process.execPath, [playwright, 'test', '--reporter=list,json', ...paths], {
      cwd: inRoot('e2e'),
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    if (code !== 0) printFailedScreens(inRoot('test-results'))
    return count(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Characters of a screen that are printed. */
const longestScreen = 6_000

/** Prints the screens of failed journeys as Playwright described them, because artifacts may be out of reach. */
function printFailedScreens(results) {
  if (!existsSync(results)) return
  for (const folder of readdirSync(results)) {
    const file = join(results, folder, 'error-context.md')
    if (!existsSync(file)) continue
    const [, screen = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(file, 'utf8')) ?? []
    // dialogs are at the end
    console.log(`\n${folder}\n${screen.slice(-longestScreen)}`)
  }
}

function count(report, code) {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const { stats, errors, suites } = read
    const faults = [...suites.flatMap(faultsOf), ...errors.map(({ message }) => message)]
    if (code !== 0 && faults.length === 0) faults.push('an error outside of every journey, see above')
    return { passed: stats.expected, skipped: stats.skipped, faults, tests: browserTests(read) }
  } catch (error) {
    return { passed: 0, faults: [`Playwright left no report (${error.message}); its own words are above.`] }
  }
}

function faultsOf({ suites = [], specs }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map(faultOf), ...suites.flatMap(faultsOf)]
}

function faultOf({ file, line, title, tests }) {
  const messages = tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  )
  return `${file}:${line} › ${title}\n${messages.join('\n')}`
}
