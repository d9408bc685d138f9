import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from './exclusively.mjs'
import { environmentFor } from './node-24.mjs'
import { inRoot, root, ScriptFailure } from './project.mjs'
import { runProgram } from './run-program.mjs'

const dist = inRoot('apps', 'web', 'dist')
const stamp = join(dist, '.build.json')

/** Builds the web app into apps/web/dist if its sources have changed since the last build. */
export async function ensureWebBuilt(node) {
  if (isCurrent()) return
  await exclusively(async () => {
    if (isCurrent()) return
    console.log('Building the web app (up to a minute)…')
    const inputs = describeInputs()
    const code = await runProgram(node, [inRoot('scripts', 'build-web.mjs')], {
      cwd: root,
      env: environmentFor(node),
    })
    if (code !== 0) {
      throw new ScriptFailure(
        'The web app could not be built (output above). Nothing was replaced. ' +
          'If you changed its sources, fix them; otherwise run "npm ci" and start again.',
      )
    }
    writeFileSync(stamp, JSON.stringify({ times: inputs.times, content: inputs.content() }))
  })
}

function isCurrent() {
  if (!existsSync(stamp)) return false
  const built = JSON.parse(readFileSync(stamp, 'utf8'))
  const inputs = describeInputs()
  if (built.times === inputs.times) return true
  if (built.content !== inputs.content()) return false
  remember({ times: inputs.times, content: built.content })
  return true
}

function remember(description) {
  try {
    writeFileSync(stamp, JSON.stringify(description))
  } catch (error) {
    // in another user's read-only checkout, the next start compares the contents again
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/**
 * Returns digests of the inputs by modification time, which is fast, and by content, which decides if times
 * differ, as after a fresh checkout.
 */
function describeInputs() {
  const files = [
    inRoot('package-lock.json'),
    ...filesOf(inRoot('apps', 'web')),
    ...filesOf(inRoot('packages')),
  ]
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
