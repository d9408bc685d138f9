import {
  bindingsOf,
  componentOf,
  isBlankText,
  layerLabelOf,
  shownText,
  tagOf,
  textOfNode,
  type BindingData,
  type NodeRecord,
  type Store,
} from '@web2/builder'
import type { TreeRowState } from '../tree/tree-row.tsx'

/** A row of the layers panel; the page itself is at level 1. */
export interface LayerRow extends TreeRowState {
  readonly uuid: string
  readonly position: number
}

/** Indent per level in px. */
export const layerIndent = 14

/** Returns the indent of a level in px; deep levels stay together, so that names remain visible. */
export const indentOf = (level: number): number => Math.min(level - 1, 12) * layerIndent

/** Blocks looked through for the heading that tells a container from others like it. */
const mostInside = 40

const firstHeading = (store: Store, record: NodeRecord): NodeRecord | undefined => {
  const waiting = [...record.children].reverse()
  for (let looked = 0; looked < mostInside; looked += 1) {
    const inside = store.get(waiting.pop() ?? '')
    if (!inside) return undefined
    if (/^h[1-6]$/.test(tagOf(inside))) return inside
    for (let at = inside.children.length - 1; at >= 0; at -= 1) waiting.push(inside.children[at] ?? '')
  }
  return undefined
}

/** Returns the name of the slot that a block of the open section is; undefined for any other. */
const slotName = (store: Store, record: NodeRecord): string | undefined => {
  const slot = bindingsOf(record).find(({ target }) => target === 'content')
  const root = slot && store.get(store.document.root)
  return root && componentOf(root).properties.find(({ id }) => id === slot.property)?.name
}

/**
 * Returns the name of a node in the tree. Unnamed containers show their id, else the heading inside them, so
 * that repeated ones differ.
 */
export const layerName = (store: Store, record: NodeRecord, data: BindingData = {}): string => {
  if (record.parent === null) return 'Page'
  const slot = record.addition.name ? undefined : slotName(store, record)
  if (slot) return `Slot: ${slot}`
  const label = layerLabelOf(record, data)
  if (record.addition.name || record.children.length === 0) return label
  const id = record.addition.attributes?.id
  if (id) return `${label} · ${id}`
  if (label.includes(': ')) return label
  const heading = firstHeading(store, record)
  const text = heading && textOfNode(store.document, heading.uuid)?.replace(/\s+/g, ' ').trim()
  return text ? `${label}: ${shownText(text, data).slice(0, 40)}` : label
}

/** Returns the visible rows of the tree, from the top. */
export const layerRows = (store: Store, expanded: ReadonlySet<string>): readonly LayerRow[] => {
  const rows: LayerRow[] = []
  const shownChildren = (uuid: string) =>
    (store.get(uuid)?.children ?? []).filter((id) => {
      const child = store.get(id)
      return child !== undefined && !isBlankText(child)
    })
  const waiting: Omit<LayerRow, 'hasChildren' | 'expanded'>[] = [
    { uuid: store.document.root, level: 1, position: 1, siblings: 1 },
  ]
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    const children = shownChildren(row.uuid)
    const isOpen = children.length > 0 && expanded.has(row.uuid)
    rows.push({ ...row, hasChildren: children.length > 0, expanded: isOpen })
    if (!isOpen) continue
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const uuid = children[at]
      if (uuid) waiting.push({ uuid, level: row.level + 1, position: at + 1, siblings: children.length })
    }
  }
  return rows
}

/**
 * Returns the nodes whose name contains the search text, and their ancestors, so that the rows show where
 * they are.
 */
export const nodesNamed = (store: Store, search: string): ReadonlySet<string> => {
  const wanted = search.trim().toLowerCase()
  const found = new Set<string>()
  for (const record of store.document.nodes.values()) {
    if (isBlankText(record) || !layerName(store, record).toLowerCase().includes(wanted)) continue
    for (let at: NodeRecord | undefined = record; at && !found.has(at.uuid);) {
      found.add(at.uuid)
      at = at.parent === null ? undefined : store.get(at.parent)
    }
  }
  return found
}

/** Returns the rows that match a search. */
export const filteredRows = (store: Store, search: string): readonly LayerRow[] => {
  const named = nodesNamed(store, search)
  return layerRows(store, named).filter(({ uuid }) => named.has(uuid))
}

/** Returns every node with children, for expanding all. */
export const allExpandable = (store: Store): ReadonlySet<string> =>
  new Set(
    [...store.document.nodes.values()].flatMap(({ uuid, children }) => (children.length > 0 ? [uuid] : [])),
  )
