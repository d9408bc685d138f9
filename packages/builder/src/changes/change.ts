import type { BuilderDocument, PageLevel } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'

export type FromTo<T> = readonly [from: T, to: T]

/** Edit as plain JSON data, so that it can be stored and sent. */
export interface Change {
  readonly added: readonly NodeRecord[]
  readonly removed: readonly NodeRecord[]
  readonly updated: readonly FromTo<NodeRecord>[]
  readonly page?: FromTo<PageLevel>
  readonly root?: FromTo<string>
}

export const emptyChange: Change = Object.freeze({ added: [], removed: [], updated: [] })

export const isEmptyChange = (change: Change): boolean =>
  change.added.length + change.removed.length + change.updated.length === 0 && !change.page && !change.root

/** Returns the UUIDs of all records that a change adds, removes or replaces. */
export const touchedIds = (change: Change): string[] => [
  ...change.added.map(({ uuid }) => uuid),
  ...change.removed.map(({ uuid }) => uuid),
  ...change.updated.map(([, to]) => to.uuid),
]

/** Applies a change to a map of records. Throws if the change was made for another document. */
export const applyTo = (nodes: Map<string, NodeRecord>, change: Change): void => {
  const present = [...change.removed, ...change.updated.map(([from]) => from)]
  const missing = present.find(({ uuid }) => !nodes.has(uuid))
  if (missing) throw new Error(`The change expects a node ${missing.uuid} that the document does not have.`)
  const twice = change.added.find(({ uuid }) => nodes.has(uuid))
  if (twice) throw new Error(`The change adds a node ${twice.uuid} that the document has already.`)
  for (const { uuid } of change.removed) nodes.delete(uuid)
  for (const record of change.added) nodes.set(record.uuid, record)
  for (const [, to] of change.updated) nodes.set(to.uuid, to)
}

/** Returns the document after a change; the input stays unchanged. */
export const applyChange = (document: BuilderDocument, change: Change): BuilderDocument => {
  const nodes = new Map(document.nodes)
  applyTo(nodes, change)
  return { root: change.root?.[1] ?? document.root, nodes, page: change.page?.[1] ?? document.page }
}

const turned = <T>([from, to]: FromTo<T>): FromTo<T> => [to, from]

/** Returns the inverse change. */
export const invertChange = (change: Change): Change => ({
  added: change.removed,
  removed: change.added,
  updated: change.updated.map(turned),
  ...(change.page && { page: turned(change.page) }),
  ...(change.root && { root: turned(change.root) }),
})

interface Fate {
  from?: NodeRecord
  to?: NodeRecord
}

const fates = (change: Change): Fate[] => [
  ...change.removed.map((from) => ({ from })),
  ...change.updated.map(([from, to]) => ({ from, to })),
  ...change.added.map((to) => ({ to })),
]

const chained = <T>(first: FromTo<T> | undefined, second: FromTo<T> | undefined): FromTo<T> | undefined =>
  first && second ? [first[0], second[1]] : (first ?? second)

/** Returns one change equivalent to both in sequence. */
export const composeChanges = (first: Change, second: Change): Change => {
  const byId = new Map<string, Fate>()
  for (const fate of fates(first)) byId.set((fate.from ?? fate.to)!.uuid, fate)
  for (const fate of fates(second)) {
    const { uuid } = (fate.from ?? fate.to)!
    const before = byId.get(uuid)
    byId.set(uuid, before ? { from: before.from, to: fate.to } : fate)
  }
  const added: NodeRecord[] = []
  const removed: NodeRecord[] = []
  const updated: FromTo<NodeRecord>[] = []
  for (const { from, to } of byId.values()) {
    if (from && to && from !== to) updated.push([from, to])
    else if (from && !to) removed.push(from)
    else if (!from && to) added.push(to)
  }
  const page = chained(first.page, second.page)
  const root = chained(first.root, second.root)
  return { added, removed, updated, ...(page && { page }), ...(root && { root }) }
}

const isSame = ([from, to]: FromTo<unknown>): boolean => JSON.stringify(from) === JSON.stringify(to)

/** Drops records that end as they began, as after a gesture that returns to its start. */
export const withoutNoops = (change: Change): Change => {
  const { page, ...rest } = change
  const updated = change.updated.filter((each) => !isSame(each))
  return { ...rest, updated, ...(page && !isSame(page) && { page }) }
}
