import type { BuilderDocument } from './document.ts'
import { subtree } from './walk.ts'

/** Returns the structural errors of a document; empty for a valid tree. */
export const brokenInvariants = (document: BuilderDocument): string[] => {
  const root = document.nodes.get(document.root)
  if (!root) return [`The root ${document.root} is missing.`]
  const broken: string[] = []
  if (root.parent !== null) broken.push('The root has a parent.')
  for (const [uuid, record] of document.nodes) {
    if (record.uuid !== uuid) broken.push(`${uuid} is filed under another uuid.`)
    if (!Object.isFrozen(record)) broken.push(`${uuid} is not frozen.`)
    if (new Set(record.children).size !== record.children.length) broken.push(`${uuid} has a child twice.`)
    for (const child of record.children) {
      if (document.nodes.get(child)?.parent !== uuid)
        broken.push(`${child} does not name ${uuid} as its parent.`)
    }
    if (record.parent !== null && !document.nodes.get(record.parent)?.children.includes(uuid)) {
      broken.push(`${uuid} is not among the children of its parent.`)
    }
  }
  if (broken.length === 0 && subtree(document, document.root).length !== document.nodes.size) {
    broken.push('Some nodes are not reachable from the root.')
  }
  return broken
}
