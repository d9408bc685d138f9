import { posix } from 'node:path'

/** Maximum number of files and folders in a folder of source files. */
const mostEntries = 30

/** Maximum number of folders between a workspace's `src` and a file. */
const deepest = 5

/** Returns one sentence for each folder with too many entries, and for each file that is too deep below `src`. */
export function folderProblems(paths) {
  const entries = new Map()
  const problems = []
  for (const path of paths) {
    for (let below = path; below.includes('/src/'); below = posix.dirname(below)) {
      const folder = posix.dirname(below)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(below))
    }
    const depth = path.split('/src/')[1].split('/').length - 1
    if (depth > deepest) problems.push(`${path} is ${depth} folders deep; at most ${deepest} are allowed.`)
  }
  for (const [folder, { size }] of entries)
    if (size > mostEntries)
      problems.push(
        `${folder} has ${size} entries; at most ${mostEntries} are allowed. Sort them by subject.`,
      )
  return problems.sort()
}
