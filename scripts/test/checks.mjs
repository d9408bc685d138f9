import { existsSync, readdirSync } from 'node:fs'
import { inRoot, root } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'

const program = (...path) => inRoot('node_modules', ...path)

const workspaces = () =>
  [...childrenOf('packages'), ...childrenOf('apps'), 'e2e', 'bench'].filter((path) =>
    existsSync(inRoot(path, 'tsconfig.json')),
  )

const childrenOf = (folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)

const commands = {
  types: () => workspaces().map((path) => [program('typescript', 'bin', 'tsc'), '-p', path]),
  lint: () => [[program('eslint', 'bin', 'eslint.js'), '.']],
}

/** Types or lint: each command that finds fault counts as one failed test. */
export async function runChecks(name) {
  let failed = 0
  for (const command of commands[name]()) {
    const code = await runProgram(process.execPath, command, { cwd: root })
    if (code !== 0) failed += 1
  }
  console.log(failed === 0 ? `${name}: no fault found` : `${name}: see above`)
  return { passed: 0, failed }
}
