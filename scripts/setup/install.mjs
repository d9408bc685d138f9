import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { exclusively } from './exclusively.mjs'
import { npmCommand } from './npm.mjs'
import { inRoot, root, ScriptFailure } from './project.mjs'
import { runProgram } from './run-program.mjs'

const stamp = inRoot('node_modules', '.web2-installed')

/**
 * Makes node_modules match package-lock.json; takes a few milliseconds if it does already. With `runs`, the
 * packages for building and testing may be missing, because a container has none and can't fetch them.
 */
export async function ensureInstalled({ runs = false } = {}) {
  if (isInstalled() || (runs && holdsLockedPackages({ dev: false }))) return
  await exclusively(async () => {
    if (isInstalled()) return
    console.log('Installing packages (about 300 MB; takes a few minutes the first time)…')
    await npmCi()
    writeFileSync(stamp, fingerprint())
  })
}

function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true
  if (!holdsLockedPackages()) return false
  remember()
  return true
}

const fingerprint = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

/**
 * Returns whether node_modules holds the locked packages. Reads node_modules/.package-lock.json, which npm
 * also writes when a user runs it.
 */
function holdsLockedPackages({ dev = true } = {}) {
  const list = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([path, { version, optional, link, dev: isDev, devOptional }]) => {
    if (!dev && (isDev || devOptional)) return true
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    return found ? link || found.version === version : optional === true
  })
}

function remember() {
  try {
    writeFileSync(stamp, fingerprint())
  } catch (error) {
    // in another user's read-only checkout, the next start compares again
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

async function npmCi() {
  // building the web app needs development dependencies, even if NODE_ENV is production; none of our packages
  // needs its install script
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--engine-strict=false']
  // packages that require Node 24 warn about the older Node that installs them, which is expected
  const args = ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = npmCommand(args)
  const run = runProgram(npm.file, npm.args, { cwd: root, ...npm.options })
  const code = await run.catch((error) => {
    throw new ScriptFailure(
      `npm could not be started (${error.message}). Install npm, which is included with Node.`,
    )
  })
  if (code !== 0) {
    throw new ScriptFailure(
      `The installation failed: "npm ci" exited with code ${code} (output above). Check the network, the free disk ` +
        `space and the write access to ${root}, then start again.`,
    )
  }
}
