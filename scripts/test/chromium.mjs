import { existsSync } from 'node:fs'
import { inRoot, ScriptFailure } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { install, mayInstall } from './debian-packages.mjs'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of the headless shell of Chromium, which opens a page in half the time, or else what
 * `ensureChromium` returns. Playwright also prefers the shell where it brings the browser.
 */
export async function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (existsSync(shell)) return shell
  const isInstalled = mayInstall && install(['chromium-headless-shell'], 'faster browser tests')
  return isInstalled ? shell : ensureChromium()
}

/** Returns the path of the machine's Chromium, or undefined for the one that Playwright brings. */
export async function ensureChromium(purpose = 'the browser tests') {
  const find = () =>
    [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path))
  const found = find()
  if (found) return found
  if (mayInstall && install(['chromium'], purpose)) return find()
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const code = await runProgram(process.execPath, [cli, 'install', 'chromium'])
  if (code === 0) return undefined
  throw new ScriptFailure(
    `Chromium is needed for ${purpose}, and could not be fetched (see above). Install Chromium, or name one by ` +
      'CHROMIUM_PATH, and start again; "npm test -- --only=types,lint,unit" does without.',
  )
}
