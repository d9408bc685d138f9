import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot, root } from '../setup/project.mjs'

const made = new Set(['node_modules', 'dist', 'generated', 'test-results'])

/**
 * Returns the text of each file that matches one of the patterns, by path. Skips installed and built
 * files.
 */
export function sourcesOf(patterns) {
  const paths = globSync(patterns, { cwd: root, exclude: (path) => made.has(basename(path)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  return new Map(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]))
}
