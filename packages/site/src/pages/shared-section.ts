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

/** Section at the start (header) or end (footer) of all pages of a site. */
export interface SharedPart {
  readonly kind: 'header' | 'footer'
  /** null removes it from the page. */
  readonly section: { readonly id: string; readonly name: string } | null
  /** Previous section in this role. */
  readonly before: string | null
}

const tagAt = (record: NodeRecord): string => {
  const { tag } = record.addition
  return record.componentName === 'Module' && tag !== undefined ? tag : tagOf(record)
}

/**
 * Returns the page with a section as its header or footer, replacing the current one, or the same document if
 * nothing changes. The section is wrapped in an element of that tag. A locked header stays unchanged.
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
