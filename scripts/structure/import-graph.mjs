import { posix } from 'node:path'
import ts from 'typescript'

/**
 * Returns the files that each file imports, by path, through static, dynamic and type imports and re-exports.
 * `files` maps paths to texts. Imports of packages are left out, because packages have their own order.
 */
export function importGraph(files) {
  const graph = new Map()
  for (const [path, text] of files) {
    const { importedFiles } = ts.preProcessFile(text, true, true)
    const targets = importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => posix.join(posix.dirname(path), fileName))
      .filter((target) => files.has(target))
    graph.set(path, [...new Set(targets)])
  }
  return graph
}

/**
 * Returns groups of files that import each other, directly or indirectly (Tarjan, 1972: strongly connected
 * components).
 */
export function circlesOf(graph) {
  const indexes = new Map()
  const lowest = new Map()
  const stack = []
  const circles = []
  const visit = (path) => {
    indexes.set(path, indexes.size)
    lowest.set(path, indexes.get(path))
    stack.push(path)
    for (const target of graph.get(path) ?? []) {
      if (!indexes.has(target)) {
        visit(target)
        lowest.set(path, Math.min(lowest.get(path), lowest.get(target)))
      } else if (stack.includes(target)) {
        lowest.set(path, Math.min(lowest.get(path), indexes.get(target)))
      }
    }
    if (lowest.get(path) !== indexes.get(path)) return
    const circle = stack.splice(stack.lastIndexOf(path))
    if (circle.length > 1 || graph.get(path)?.includes(path)) circles.push(circle.sort())
  }
  for (const path of graph.keys()) if (!indexes.has(path)) visit(path)
  return circles.sort((one, other) => other.length - one.length)
}
