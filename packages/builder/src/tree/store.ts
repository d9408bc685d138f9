import { applyTo, composeChanges, isEmptyChange, touchedIds, type Change } from '../changes/change.ts'
import type { BuilderDocument } from './document.ts'
import type { NodeRecord } from './record.ts'

export interface Store {
  /** Live view: its nodes change with each edit. */
  readonly document: BuilderDocument
  /** Returns the same object until this record changes. */
  readonly get: (uuid: string) => NodeRecord | undefined
  /** Takes time proportional to the change, regardless of the document's size. */
  readonly apply: (change: Change) => void
  /** Notifies listeners once, at the end of `edits`, of all edits made in it. */
  readonly batch: (edits: () => void) => void
  /** Notifies a listener once per change, to however many of the changed records it listens. */
  readonly subscribe: (uuid: string, listener: () => void) => () => void
  readonly subscribePage: (listener: () => void) => () => void
  readonly subscribeAll: (listener: (change: Change) => void) => () => void
  /** Returns a copy that later edits don't change. */
  readonly snapshot: () => BuilderDocument
}

type Listeners<T extends unknown[]> = Set<(...heard: T) => void>

const join = <T extends unknown[]>(listeners: Listeners<T>, listener: (...heard: T) => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Creates a store for a document being edited, which notifies listeners per record. */
export const createStore = (document: BuilderDocument): Store => {
  const nodes = new Map(document.nodes)
  let current: BuilderDocument = { ...document, nodes }
  const byRecord = new Map<string, Listeners<[]>>()
  const onPage: Listeners<[]> = new Set()
  const onAll: Listeners<[Change]> = new Set()
  let depth = 0
  let heldBack: Change | null = null

  const tell = (change: Change) => {
    const listening = new Set<() => void>()
    for (const uuid of touchedIds(change))
      for (const listener of byRecord.get(uuid) ?? []) listening.add(listener)
    if (change.page || change.root) for (const listener of onPage) listening.add(listener)
    for (const listener of listening) listener()
    for (const listener of [...onAll]) listener(change)
  }

  const apply = (change: Change) => {
    if (isEmptyChange(change)) return
    applyTo(nodes, change)
    if (change.page || change.root) {
      current = { root: change.root?.[1] ?? current.root, nodes, page: change.page?.[1] ?? current.page }
    }
    if (depth > 0) heldBack = heldBack ? composeChanges(heldBack, change) : change
    else tell(change)
  }

  const batch = (edits: () => void) => {
    depth += 1
    try {
      edits()
    } finally {
      depth -= 1
      const change = heldBack
      if (depth === 0 && change) {
        heldBack = null
        if (!isEmptyChange(change)) tell(change)
      }
    }
  }

  const subscribe = (uuid: string, listener: () => void) => {
    const listeners = byRecord.get(uuid) ?? new Set()
    byRecord.set(uuid, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && byRecord.get(uuid) === listeners) byRecord.delete(uuid)
    }
  }

  return {
    get document() {
      return current
    },
    get: (uuid) => nodes.get(uuid),
    apply,
    batch,
    subscribe,
    subscribePage: (listener) => join(onPage, listener),
    subscribeAll: (listener) => join(onAll, listener),
    snapshot: () => ({ ...current, nodes: new Map(nodes) }),
  }
}
