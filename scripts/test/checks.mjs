import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inRoot, root } from '../setup/project.mjs'
import { runAside } from '../setup/run-program.mjs'

const program = (...path) => inRoot('node_modules', ...path)

const workspaces = () =>
  [...childrenOf('apps'), ...childrenOf('packages'), 'e2e', 'bench'].filter((path) =>
    existsSync(inRoot(path, 'tsconfig.json')),
  )

const childrenOf = (folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)

/**
 * Checks by name, longest first, so that no core waits for one of them at the end. TypeScript 7 checks types
 * in a third of the time; lint uses TypeScript 6, whose API typescript-eslint needs.
 */
const commands = {
  lint: () => [{ title: 'lint', args: [program('eslint', 'bin', 'eslint.js'), '.'] }],
  shipped: () => [{ title: 'what is shipped', args: [inRoot('scripts', 'test', 'check-shipped.mjs')] }],
  advisories: () => [{ title: 'advisories', args: [inRoot('scripts', 'test', 'check-advisories.mjs')] }],
  words: () => [{ title: 'words', args: [inRoot('scripts', 'test', 'check-words.mjs')] }],
  structure: () => [{ title: 'structure', args: [inRoot('scripts', 'test', 'check-structure.mjs')] }],
  types: () =>
    workspaces().map((path) => ({
      title: `types of ${path}`,
      args: [program('typescript-7', 'bin', 'tsc'), '-p', path],
    })),
}

/** Number of parallel checks: enough for a laptop's cores, at up to 1 GB of memory each. */
const atOnce = Math.min(4, availableParallelism())

/** Names of the checks for `--only`. */
export const checkNames = ['types', 'lint', 'shipped', 'advisories', 'words', 'structure']

/** Runs the named checks in parallel. Each command that fails counts as one fault. */
export async function runChecks(names) {
  const waiting = Object.keys(commands)
    .filter((name) => names.includes(name))
    .flatMap((name) => commands[name]())
  const faults = []
  const check = async ({ title, args }) => {
    const { code, output } = await runAside(process.execPath, args, { cwd: root })
    if (code !== 0) faults.push(`${title}: see above`)
    console.log(`${title}: ${code === 0 ? 'no fault found' : 'see here'}\n${output}`.trimEnd())
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next)
  }
  await check({
    title: 'types of the tables, from the migrations',
    args: [inRoot('scripts', 'write-tables.mjs')],
  })
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed: 0, faults }
}
