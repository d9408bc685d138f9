import {
  applyChange,
  insertTree,
  moduleNode,
  moduleUse,
  nodeOf,
  removeNodes,
  tagOf,
  type BuilderDocument,
  type NewUuid,
  type NodeRecord,
} from '@web2/builder'

/** The section that all pages of a site begin (header) or end (footer) with. */
export interface SharedPart {
  readonly kind: 'header' | 'footer'
  /** Null takes it off the page. */
  readonly section: { readonly id: string; readonly name: string } | null
  /** The section that was it until now. */
  readonly before: string | null
}

const tagAt = (record: NodeRecord): string => {
  const { tag } = record.addition
  return record.componentName === 'Module' && tag !== undefined ? tag : tagOf(record)
}

/**
 * A page with a section as its header or footer, in the place of the one it has; the same document when nothing
 * changes. The section's blocks come to stand in an element of that tag. A header that is locked stays as it is.
 */
export const withSharedPart = (
  document: BuilderDocument,
  { kind, section, before }: SharedPart,
  newUuid: NewUuid,
): BuilderDocument => {
  const children = nodeOf(document, document.root).children.map((id) => nodeOf(document, id))
  const shows = (record: NodeRecord, id: string) => moduleUse(record)?.moduleId === id
  if (section && children.some((record) => shows(record, section.id))) return document
  const isOld = (record: NodeRecord) =>
    (before !== null && shows(record, before)) || (section !== null && tagAt(record) === kind)
  const old = children.filter(isOld).map(({ uuid }) => uuid)
  const removed = old.length > 0 ? removeNodes(document, { ids: old }) : null
  if (removed && !removed.ok) return document
  const without = removed ? applyChange(document, removed.change) : document
  if (!section) return without
  const first = children.findIndex(isOld)
  const at = first >= 0 ? first : kind === 'header' ? 0 : 'end'
  const node = { ...moduleNode(section.id, section.name), addition: { tag: kind } }
  const inserted = insertTree(without, { nodes: [node], place: { into: document.root, at }, newUuid })
  if (!inserted.ok) throw new Error(`A page takes no section: ${inserted.reason.message}`)
  return applyChange(without, inserted.change)
}
