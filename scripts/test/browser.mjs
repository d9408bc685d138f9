import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { ensureWebBuilt } from '../setup/web-build.mjs'

/** Playwright over the product as a person starts it, with the web app built from the sources of this moment. */
export async function runBrowserTests(environment) {
  await ensureWebBuilt(process.execPath)
  const folder = mkdtempSync(join(tmpdir(), 'web2-browser-'))
  const report = join(folder, 'report.json')
  try {
    const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
    const code = await runProgram(process.execPath, [playwright, 'test', '--reporter=list,json'], {
      cwd: inRoot('e2e'),
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    return count(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(report, code) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = stats.unexpected + stats.flaky + errors.length
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch (error) {
    console.error(`Playwright left no report (${error.message}); its own words are above.`)
    return { passed: 0, failed: 1 }
  }
}
