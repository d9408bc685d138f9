import {
  blockCss,
  blockOptionCss,
  blockType,
  fieldCss,
  type Change,
  type NodeRecord,
  type Store,
  type View,
} from '@web2/builder'
import { orderChildren } from './child-order.ts'
import { replaceAttributes } from './canvas-document.ts'
import { looksTheSame, writeHead, writeSharedStyles } from './head-writer.ts'
import type { ModuleInstances } from './module-instances.ts'
import { createStyleWriter } from './style-writer.ts'
import { patchView, writeView, type Written } from './view-dom.ts'

interface Kept extends Written {
  readonly view: View
  readonly styleClass: string
}

/** The page's elements in the canvas, one per record, updated by each store change. */
export interface DomWriter {
  /** Draws the page and yields the drawn share, from 0 to 1, after each slice. */
  readonly draw: () => Generator<number, void>
  readonly nodeOf: (uuid: string) => ChildNode | undefined
  /** Returns the element that contains the record's children. */
  readonly slotOf: (uuid: string) => Element | null
  /** Returns the record of the nearest drawn node at or above this one. */
  readonly uuidOf: (node: Node | null) => string | null
  /** Returns the record that this very node was drawn for. */
  readonly recordOf: (node: Node) => string | null
  /** Leaves the contents of these records alone, because they are being typed in. */
  readonly hold: (ids: readonly string[]) => void
  /** Redraws a record from the document, regardless of the canvas's present state. */
  readonly rewrite: (uuid: string) => void
  readonly dispose: () => void
}

export interface DomWriterOptions {
  readonly doc: Document
  readonly store: Store
  readonly view: (record: NodeRecord) => View
  /** Draws the account's sections where they are used; without it they stay empty. */
  readonly sections?: ModuleInstances
  /** Marks empty containers, so that they are visible and accept drops. */
  readonly marksEmpty: boolean
  /** Returns true for a block shown as a sample, which published pages leave out. */
  readonly showsSample?: (record: NodeRecord) => boolean
  /** Called after the canvas applied a change. */
  readonly changed: (change: Change) => void
  /**
   * Called instead of `changed` when the canvas must be reopened: the store has another page, or the page
   * changed before it was fully drawn. Also called for changes so large that drawing in slices is better.
   */
  readonly replaced: () => void
}

/** Nodes of the first slice: more than one screen, few enough for a quick layout. */
const firstSlice = 1_500
/** Most nodes of each further slice: every paint costs a frame, and the user already sees the page. */
const furtherSlice = 4_500

const isLarge = ({ added, removed }: Change): boolean => added.length + removed.length > 2 * firstSlice

/** Returns the number of nodes in each slice of a page. */
const slicesOf = (nodes: number): { readonly first: number; readonly further: number } => {
  const rest = Math.max(0, nodes - firstSlice)
  return { first: firstSlice, further: Math.ceil(rest / Math.max(1, Math.ceil(rest / furtherSlice))) }
}

/** Marks containers without children, so that they are visible and accept drops. */
export const emptyMark = 'data-w2m-empty'

/** Marks what published pages leave out, so that it is shown faded. */
export const hiddenMark = 'data-w2m-hidden'

/** Marks samples, which published pages leave out until they are replaced. */
export const sampleMark = 'data-w2m-shows-sample'

const elementIn = ({ node }: Written): Element | null => (node.nodeType === 1 ? (node as Element) : null)

export const createDomWriter = ({
  doc,
  store,
  view: viewGiven,
  sections,
  marksEmpty,
  showsSample = () => false,
  changed,
  replaced,
}: DomWriterOptions): DomWriter => {
  const drawn = (record: NodeRecord) => sections?.drawn(record) ?? record
  const viewOf = (record: NodeRecord) => viewGiven(drawn(record))
  const kept = new Map<string, Kept>()
  const uuids = new WeakMap<Node, string>()
  const styles = createStyleWriter(doc, store.document.page.importedStyles)
  let held: ReadonlySet<string> = new Set()
  let isDrawn = false

  const mark = (record: NodeRecord, written: Written) => {
    if (!marksEmpty) return
    const rule = blockType(record.componentName).rules.canvas
    const canvas = typeof rule === 'function' ? rule(record) : rule === true
    elementIn(written)?.toggleAttribute(emptyMark, canvas && record.children.length === 0)
    elementIn(written)?.toggleAttribute(hiddenMark, record.addition.hidden === true)
    elementIn(written)?.toggleAttribute(sampleMark, showsSample(record))
  }

  const dress = (record: NodeRecord, written: Written, before: string): string => {
    const styleClass = styles.write(record.uuid, drawn(record).props)
    const element = elementIn(written)
    if (before && before !== styleClass) element?.classList.remove(before)
    if (styleClass) element?.classList.add(styleClass)
    mark(record, written)
    return styleClass
  }

  const keep = (record: NodeRecord, view: View, written: Written, styleBefore = '') => {
    kept.set(record.uuid, { ...written, view, styleClass: dress(record, written, styleBefore) })
    uuids.set(written.node, record.uuid)
    sections?.fill(record, written.node, styles)
    if (record.componentName === 'Module') showOwnContent(record)
  }

  /** Puts the own content of a section's place where the section shows it. */
  const showOwnContent = (place: NodeRecord) => {
    for (const uuid of place.children) {
      const node = kept.get(uuid)?.node
      const anchor = sections?.anchorOf(uuid)
      if (node && anchor) anchor.after(node)
      else node?.remove()
    }
  }
  /** Redraws the own content of a place, whose blocks of the section may look different now. */
  const patchOwnContent = (place: NodeRecord) => {
    if (place.componentName !== 'Module') return
    for (const uuid of place.children) {
      const record = store.get(uuid)
      if (record) patch(record)
    }
  }

  const childNodes = (record: NodeRecord): ChildNode[] =>
    record.children.flatMap((uuid) => kept.get(uuid)?.node ?? [])

  const fillSlot = (record: NodeRecord) => {
    if (record.componentName === 'Module') return showOwnContent(record)
    const slot = kept.get(record.uuid)?.slot
    if (slot) for (const node of childNodes(record)) slot.append(node)
  }

  const write = (record: NodeRecord): Written => {
    const view = viewOf(record)
    const written = writeView(doc, view)
    keep(record, view, written)
    return written
  }

  /** Writes the root onto the existing body, with the attributes of its view. */
  const writeRoot = (record: NodeRecord) => {
    const was = kept.get(record.uuid)
    const view = viewOf(record)
    const attributes = view.kind === 'element' ? view.attributes : {}
    replaceAttributes(doc.body, was?.view.kind === 'element' ? was.view.attributes : {}, attributes)
    const rootView: View = { kind: 'element', tag: 'body', attributes, content: 'children' }
    keep(record, rootView, { node: doc.body, slot: doc.body }, was?.styleClass)
  }

  const patch = (record: NodeRecord) => {
    const was = kept.get(record.uuid)
    if (!was) return
    if (record.uuid === store.document.root) return writeRoot(record)
    const view = viewOf(record)
    if (held.has(record.uuid) || patchView(was.node, was.view, view))
      return keep(record, view, was, was.styleClass)
    const written = writeView(doc, view)
    keep(record, view, written)
    fillSlot(record)
    was.node.replaceWith(written.node)
  }

  const arrange = (record: NodeRecord) => {
    if (record.componentName === 'Module') return showOwnContent(record)
    const own = kept.get(record.uuid)
    if (own?.slot && !held.has(record.uuid)) orderChildren(own.slot, childNodes(record))
  }

  const drop = (record: NodeRecord) => {
    const gone = kept.get(record.uuid)
    kept.delete(record.uuid)
    styles.remove(record.uuid)
    if (gone && gone.node !== doc.body) gone.node.remove()
  }

  const follow = (change: Change) => {
    for (const record of change.removed) drop(record)
    for (const record of change.added) write(record)
    for (const [, record] of change.updated) {
      patch(record)
      patchOwnContent(record)
    }
    for (const record of change.added) arrange(record)
    for (const [before, record] of change.updated) if (before.children !== record.children) arrange(record)
    if (change.page) writeSharedStyles(doc, change.page[1])
    changed(change)
  }

  const writeAround = () => {
    writeHead(doc, store.document.page)
    const base = doc.createElement('style')
    base.textContent = fieldCss + blockCss() + blockOptionCss()
    doc.head.prepend(base)
  }

  function* draw(): Generator<number, void> {
    const root = store.get(store.document.root)
    if (!root) throw new Error('The page has no root.')
    // a detached tree is cheaper to build
    const hidden = doc.createDocumentFragment()
    const show = () => {
      styles.adopt()
      doc.body.append(hidden)
    }
    styles.gather()
    writeRoot(root)
    const waiting: { uuid: string; slot: Node | null }[] = []
    const wait = ({ children }: NodeRecord, slot: Node | null) => {
      for (let at = children.length - 1; at >= 0; at -= 1) waiting.push({ uuid: children[at] ?? '', slot })
    }
    wait(root, hidden)
    const { first, further } = slicesOf(store.document.nodes.size)
    let written = 0
    let end = first
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const record = store.get(next.uuid)
      if (!record) continue
      const { node, slot } = write(record)
      const anchor = sections?.anchorOf(next.uuid)
      if (anchor) anchor.after(node)
      else next.slot?.appendChild(node)
      // own content of a place is shown where its section has it
      wait(record, record.componentName === 'Module' ? null : slot)
      written += 1
      if (written < end || waiting.length === 0) continue
      end += further
      show()
      yield written / store.document.nodes.size
      styles.gather()
    }
    show()
    isDrawn = true
  }

  writeAround()
  const stop = store.subscribeAll((change) => {
    const isAnother = change.root || (change.page && !looksTheSame(...change.page))
    if (!isDrawn || isAnother || isLarge(change)) replaced()
    else follow(change)
  })

  const uuidOf = (node: Node | null): string | null => {
    for (let at = node; at; at = at.parentNode) {
      const uuid = uuids.get(at)
      if (uuid !== undefined && kept.has(uuid)) return uuid
    }
    return null
  }

  return {
    draw,
    nodeOf: (uuid) => kept.get(uuid)?.node,
    slotOf: (uuid) => {
      const own = kept.get(uuid)
      return own ? (own.slot ?? elementIn(own)) : null
    },
    uuidOf,
    recordOf: (node) => uuids.get(node) ?? null,
    hold: (ids) => {
      held = new Set(ids)
    },
    rewrite: (uuid) => {
      const record = store.get(uuid)
      const was = kept.get(uuid)
      if (!record || !was || was.node === doc.body) return
      const view = viewOf(record)
      const written = writeView(doc, view)
      keep(record, view, written, was.styleClass)
      fillSlot(record)
      was.node.replaceWith(written.node)
      patchOwnContent(record)
    },
    dispose: stop,
  }
}
