import type { Nodes } from './document.ts'
import { ancestors, indexOf } from './walk.ts'

const pathOf = (document: Nodes, uuid: string): number[] => {
  const chain = ancestors(document, uuid).map((record) => record.uuid)
  return [uuid, ...chain.slice(0, -1)].map((each) => indexOf(document, each)).reverse()
}

const comparePaths = (a: readonly number[], b: readonly number[]): number => {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i += 1) if (a[i] !== b[i]) return a[i]! - b[i]!
  return a.length - b.length
}

/** Returns the given nodes in document order, without duplicates and without nodes inside another of them. */
export const topmost = (document: Nodes, ids: readonly string[]): string[] => {
  const wanted = new Set(ids)
  return [...wanted]
    .filter((uuid) => !ancestors(document, uuid).some((up) => wanted.has(up.uuid)))
    .map((uuid) => ({ uuid, path: pathOf(document, uuid) }))
    .sort((a, b) => comparePaths(a.path, b.path))
    .map(({ uuid }) => uuid)
}
