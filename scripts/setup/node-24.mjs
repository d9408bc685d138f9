import { existsSync } from 'node:fs'
import { dirname, delimiter } from 'node:path'
import { inRoot, ScriptFailure } from './project.mjs'

const major = (version) => Number.parseInt(version, 10)

/** Node 24.7 added the password hashing that the server uses. */
function isNewEnough(version) {
  const [first, second] = version.split('.').map(Number)
  return first > 24 || (first === 24 && second >= 7)
}

/** Throws a ScriptFailure below Node 18, which these scripts need. */
export function requireNode18() {
  if (major(process.versions.node) >= 18) return
  throw new ScriptFailure(
    `Node ${process.versions.node} is too old. Install version 18 or newer from https://nodejs.org.`,
  )
}

/**
 * Returns the path of the Node that runs the product: the current one if it is new enough, or else the
 * installed package. Throws a ScriptFailure if there is neither.
 */
export function findNode24() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const path = inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(path)) return path
  throw new ScriptFailure(
    `Node 24.7 or newer is required. This machine has ${process.versions.node}, and the package ${name} is missing. ` +
      'Install the current Node from https://nodejs.org and start again.',
  )
}

/** Returns an environment whose PATH starts with this Node, for programs that look up `node`. */
export const environmentFor = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
})
