import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { exclusively } from './exclusively.mjs'
import { npmCommand } from './npm.mjs'
import { inRoot, root, ScriptFailure } from './project.mjs'
import { runProgram } from './run-program.mjs'

const stamp = inRoot('node_modules', '.web2-installed')

/**
 * Makes node_modules fit package-lock.json; costs a few milliseconds when it already does. What only `runs` is content
 * without the packages that build and test, as in a container: there they can't be had, and are not to be fetched.
 */
export async function ensureInstalled({ runs = false } = {}) {
  if (isInstalled() || (runs && holdsLockedPackages({ dev: false }))) return
  await exclusively(async () => {
    if (isInstalled()) return
    console.log('Installing the packages this release needs: about 300 MB, some minutes the first time …')
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

/** npm lists what it installed in node_modules/.package-lock.json, also when a person ran it. */
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
    // Someone else's checkout: the comparison is made again next time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

async function npmCi() {
  // building the web app needs development dependencies even if NODE_ENV is production; none of the packages
  // needs its install script
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--engine-strict=false']
  // Packages that only Node 24 will run complain about the Node that installs them; that is no news to anyone.
  const args = ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = npmCommand(args)
  const run = runProgram(npm.file, npm.args, { cwd: root, ...npm.options })
  const code = await run.catch((error) => {
    throw new ScriptFailure(`npm could not be run (${error.message}). Install npm, which comes with Node.`)
  })
  if (code !== 0) {
    throw new ScriptFailure(
      `Installing failed: "npm ci" ended with code ${code}; what it says is above. Mostly the network or the ` +
        `registry can't be reached, the disk is full, or ${root} may not be written to. Mend that and start again.`,
    )
  }
}
