import { tagOf } from '../blocks/registry.ts'
import { draftOf, type Draft } from '../changes/draft.ts'
import type { CommandResult } from '../commands/command.ts'
import { endSamples } from '../commands/end-samples.ts'
import { insertedAt } from '../commands/place-children.ts'
import { lockOf } from '../rules/locks.ts'
import { holdsLocked, isLocked, mergedCells, notFound, tableTooLarge } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Addition, NodeRecord } from '../tree/record.ts'
import { unusedUuids } from '../tree/from-wire.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { subtree } from '../tree/walk.ts'
import { tableAt, type Table } from './read-table.ts'

/** Role of a cell: header of its column, header of its row, or data. */
type Role = 'col' | 'row' | 'data'

/** Table that a command is changing. */
export interface TableDraft {
  readonly draft: Draft
  readonly table: Table
  readonly newUuid: NewUuid
}

/** Largest table that commands make. */
export const tableLimits = { rows: 200, columns: 30 } as const

export interface EditTable {
  /** The table, its block, or a node in it. */
  readonly id: string
  readonly newUuid: NewUuid
}

/** Runs an edit of a table's rows and columns. `edit` returns the nodes to select, or the reason for refusal. */
export const editTable = (
  document: BuilderDocument,
  { id, newUuid }: EditTable,
  edit: (editing: TableDraft) => readonly string[] | CommandResult,
): CommandResult => {
  const table = tableAt(document, id)
  if (!table) return notFound()
  const lock = lockOf(document, table.id)
  if (lock) return isLocked(lock, table.id)
  const held = subtree(document, table.id).find(({ addition }) => addition.locked)
  if (held) return holdsLocked(held)
  if (!table.isRegular) return mergedCells()
  const draft = draftOf(document)
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const done = edit({ draft, table, newUuid: () => next() })
  if ('ok' in done) return done
  endSamples(draft, [table.id])
  return { ok: true, change: draft.change(), select: done }
}

/** Returns the refusal of a table of this size; null if it may have it. */
export const sizeRefusal = (rows: number, columns: number): CommandResult | null =>
  rows > tableLimits.rows || columns > tableLimits.columns
    ? tableTooLarge(tableLimits.rows, tableLimits.columns)
    : null

/** Gives a cell the tag and scope of its role; a cell that has them stays as it is. */
export const setRole = (draft: Draft, uuid: string, role: Role): void => {
  const cell = draft.get(uuid)
  const { scope, ...others } = cell.addition.attributes ?? {}
  const tag = role === 'data' ? 'td' : 'th'
  if (tagOf(cell) === tag && scope === (role === 'data' ? undefined : role)) return
  const attributes = role === 'data' ? others : { ...others, scope: role }
  draft.put({ ...cell, addition: { ...cell.addition, tag, attributes } })
}

const copied = ({ addition }: NodeRecord): Addition => {
  const { id: _id, ...attributes } = addition.attributes ?? {}
  return { ...(addition.tag && { tag: addition.tag }), attributes }
}

const blank = (record: NodeRecord, uuid: string, parent: string, children: readonly string[]): NodeRecord => {
  const { content: _content, ...props } = record.props
  return { uuid, componentName: 'Element', props, parent, children, addition: copied(record) }
}

/** Adds an empty cell that looks like another, next to a cell of a row. */
export const addCell = (
  { draft, newUuid }: TableDraft,
  { like, row, beside, side }: { like: string; row: string; beside: string; side: 'before' | 'after' },
): string => {
  const uuid = newUuid()
  draft.put(blank(draft.get(like), uuid, row, []))
  const record = draft.get(row)
  const at = record.children.indexOf(beside) + (side === 'after' ? 1 : 0)
  draft.put({ ...record, children: insertedAt(record.children, at, [uuid]) })
  return uuid
}

/** Creates a row of empty cells that looks like another row, in a section. */
export const newRow = (
  { draft, newUuid }: TableDraft,
  { like, section }: { like: string; section: string },
): { readonly row: string; readonly cells: readonly string[] } => {
  const row = newUuid()
  const models = draft
    .get(like)
    .children.map(draft.get)
    .filter((child) => ['td', 'th'].includes(tagOf(child)))
  const cells = models.map((model) => {
    const uuid = newUuid()
    draft.put(blank(model, uuid, row, []))
    return uuid
  })
  draft.put(blank(draft.get(like), row, section, cells))
  return { row, cells }
}

/** Removes a node with its descendants. */
export const removeFrom = ({ draft }: TableDraft, parent: string, uuid: string): void => {
  const record = draft.get(parent)
  draft.put({ ...record, children: record.children.filter((child) => child !== uuid) })
  for (const each of subtree(draft, uuid)) draft.remove(each.uuid)
}

/** Inserts a section such as thead as a child of the table, and returns its UUID. */
export const addSection = (
  { draft, table, newUuid }: TableDraft,
  tag: 'thead' | 'tbody',
  before: string | undefined,
): string => {
  const uuid = newUuid()
  draft.put({ uuid, componentName: 'Element', props: {}, parent: table.id, children: [], addition: { tag } })
  const record = draft.get(table.id)
  const at = before === undefined ? record.children.length : record.children.indexOf(before)
  draft.put({ ...record, children: insertedAt(record.children, at, [uuid]) })
  return uuid
}
