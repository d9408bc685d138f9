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
 * The longest first, so that no core ends up waiting for one of them. Types are checked by TypeScript 7, which takes a
 * third of the time; lint reads the sources by TypeScript 6, whose interface typescript-eslint needs.
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

/** Enough for a laptop's cores; each of these programs fills up to a gigabyte. */
const atOnce = Math.min(4, availableParallelism())

/** Names of checks that `--only` accepts. */
export const checkNames = ['types', 'lint', 'shipped', 'advisories', 'words', 'structure']

/** Types, lint, what is shipped, advisories, words and structure, side by side: each command that finds fault is one. */
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
    title: 'types of the client, from the services',
    args: [inRoot('scripts', 'write-client.mjs')],
  })
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed: 0, faults }
}
