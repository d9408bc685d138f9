import { subtree, type BuilderDocument, type NodeRecord } from '@web2/builder'

/** Returns the document without these blocks and their descendants; ignores blocks it does not contain. */
export const removeBlocks = (document: BuilderDocument, ids: readonly string[]): BuilderDocument => {
  const gone = new Set(
    ids
      .filter((id) => id !== document.root && document.nodes.has(id))
      .flatMap((id) => subtree(document, id).map(({ uuid }) => uuid)),
  )
  if (gone.size === 0) return document
  const nodes = new Map<string, NodeRecord>()
  for (const [id, record] of document.nodes) {
    if (gone.has(id)) continue
    const children = record.children.filter((child) => !gone.has(child))
    nodes.set(id, children.length === record.children.length ? record : { ...record, children })
  }
  return { ...document, nodes }
}
