import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from './exclusively.mjs'
import { environmentFor } from './node-24.mjs'
import { inRoot, root, ScriptFailure } from './project.mjs'
import { runProgram } from './run-program.mjs'

const lockFile = inRoot('package-lock.json')
const packages = inRoot('packages')

/** Builds the web app into apps/web/dist if its sources have changed since the last build. */
export const ensureWebBuilt = (node) =>
  ensureBuilt(node, {
    message: 'Building the web app (up to a minute)…',
    what: 'web app',
    script: 'build-web.mjs',
    dist: inRoot('apps', 'web', 'dist'),
    inputs: () => [lockFile, ...filesOf(inRoot('apps', 'web')), ...filesOf(packages)],
  })

const serverDist = ['apps', 'server', 'dist']

/** Program of `npm start`, containers and services. */
export const serverProgram = inRoot(...serverDist, 'index.js')

/** Program of `npm run backup` and the other maintenance commands. */
export const maintenanceProgram = inRoot(...serverDist, 'maintenance.js')

/** Bundles the server into apps/server/dist if its sources have changed since the last build. */
export const ensureServerBuilt = (node) =>
  ensureBuilt(node, {
    message: 'Building the server (a few seconds)…',
    what: 'server',
    script: 'build-server.mjs',
    dist: inRoot(...serverDist),
    inputs: () => [
      lockFile,
      inRoot('scripts', 'build-server.mjs'),
      ...filesOf(inRoot('apps', 'server', 'src')),
      ...filesOf(packages),
    ],
  })

/** Runs the script of a build unless the inputs are those of the last build, whose digests are kept in `dist`. */
async function ensureBuilt(node, { message, what, script, dist, inputs }) {
  const stamp = join(dist, '.build.json')
  if (isCurrent(stamp, inputs)) return
  await exclusively(async () => {
    if (isCurrent(stamp, inputs)) return
    console.log(message)
    const described = describeInputs(inputs())
    const code = await runProgram(node, [inRoot('scripts', script)], { cwd: root, env: environmentFor(node) })
    if (code !== 0) {
      throw new ScriptFailure(
        `The ${what} could not be built (output above). Nothing was replaced. ` +
          'If you changed its sources, fix them; otherwise run "npm ci" and start again.',
      )
    }
    writeFileSync(stamp, JSON.stringify({ times: described.times, content: described.content() }))
  })
}

function isCurrent(stamp, inputs) {
  if (!existsSync(stamp)) return false
  const built = JSON.parse(readFileSync(stamp, 'utf8'))
  const described = describeInputs(inputs())
  if (built.times === described.times) return true
  if (built.content !== described.content()) return false
  remember(stamp, { times: described.times, content: built.content })
  return true
}

function remember(stamp, description) {
  try {
    writeFileSync(stamp, JSON.stringify(description))
  } catch (error) {
    // in another user's read-only checkout, the next start compares the contents again
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/**
 * Returns digests of files by modification time, which is fast, and by content, which decides if times
 * differ, as after a fresh checkout.
 */
function describeInputs(files) {
  const digest = (describe) => {
    const hash = createHash('sha256')
    for (const file of files)
      hash.update(file.slice(root.length)).update('\0').update(describe(file)).update('\0')
    return hash.digest('hex')
  }
  return {
    times: digest((file) => {
      const { size, mtimeMs } = statSync(file)
      return `${size} ${mtimeMs}`
    }),
    content: () => digest((file) => readFileSync(file)),
  }
}

const ignored = new Set(['node_modules', 'dist', 'testing'])

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesOf(path)
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
    })
}
