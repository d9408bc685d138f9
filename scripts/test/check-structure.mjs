import { existsSync } from 'node:fs'
import { inRoot } from '../setup/project.mjs'
import { pathProblems } from '../structure/document-paths.mjs'
import { folderProblems } from '../structure/folders.mjs'
import { serviceProblems } from '../structure/service-imports.mjs'
import { heavyProblems } from '../structure/static-imports.mjs'
import { sourcesOf } from './sources.mjs'
import { circlesOf, importGraph } from '../structure/import-graph.mjs'

/*
 * Fails if a file imports itself through others, counting type imports and dynamic imports, if a source
 * folder has too many entries, or if a file is too deep; if a start of the server or the index of a domain
 * loads a heavy package; if a service imports another; and if a document names a path that does not exist.
 */

const files = sourcesOf(['{apps,packages}/*/src/**/*.{ts,tsx}', '{e2e,bench,scripts}/**/*.{ts,mjs}'])
const graph = importGraph(files)
const circles = circlesOf(graph)
for (const circle of circles) {
  console.log(`${circle.length} files import each other:`)
  for (const path of circle) console.log(`  ${path}`)
}
const server = 'apps/server/src'
const entries = [...files.keys()].filter((path) => /\/domains\/[^/]+\/index\.ts$/.test(path))
const problems = [
  ...folderProblems([...files.keys()].filter((path) => path.includes('/src/'))),
  ...heavyProblems(files, [`${server}/main/start-roles.ts`, ...entries]),
  ...serviceProblems(files, graph),
  ...pathProblems(sourcesOf(['*.md', 'docs/*.md']), (path) => existsSync(inRoot(path))),
]
for (const problem of problems) console.log(problem)
process.exitCode = circles.length === 0 && problems.length === 0 ? 0 : 1
