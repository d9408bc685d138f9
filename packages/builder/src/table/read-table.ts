import { textProp } from '../blocks/element.ts'
import { tagOf } from '../blocks/registry.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { ancestors, nodeOf, subtree } from '../tree/walk.ts'

export interface TableRow {
  readonly id: string
  /** The thead, tbody or tfoot that it is in. */
  readonly section: string
  readonly isHead: boolean
  readonly cells: readonly string[]
}

/** Table on a page: rows of cells by UUID, in document order. */
export interface Table {
  readonly id: string
  readonly caption: NodeRecord | undefined
  readonly rows: readonly TableRow[]
  readonly columns: number
  readonly hasHeaderRow: boolean
  readonly hasHeaderColumn: boolean
  /** true if all rows have the same number of cells, and no cell spans others. */
  readonly isRegular: boolean
}

const sectionTags: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot'])
const cellTags: ReadonlySet<string> = new Set(['td', 'th'])

const childrenWith = (
  document: BuilderDocument,
  { children }: NodeRecord,
  tags: ReadonlySet<string>,
): NodeRecord[] => children.map((uuid) => nodeOf(document, uuid)).filter((child) => tags.has(tagOf(child)))

const rowTags: ReadonlySet<string> = new Set(['tr'])
const captionTags: ReadonlySet<string> = new Set(['caption'])

const spans = ({ addition }: NodeRecord): boolean =>
  ['colspan', 'rowspan'].some((name) => (addition.attributes?.[name] ?? '1') !== '1')

const read = (document: BuilderDocument, table: NodeRecord): Table => {
  let hasSpans = false
  const rows = childrenWith(document, table, sectionTags).flatMap((section) =>
    childrenWith(document, section, rowTags).map((row): TableRow => {
      const cells = childrenWith(document, row, cellTags)
      hasSpans ||= cells.some(spans)
      return {
        id: row.uuid,
        section: section.uuid,
        isHead: tagOf(section) === 'thead',
        cells: cells.map(({ uuid }) => uuid),
      }
    }),
  )
  const columns = rows[0]?.cells.length ?? 0
  const body = rows.filter(({ isHead }) => !isHead)
  const isHeader = (uuid: string | undefined) => uuid !== undefined && tagOf(nodeOf(document, uuid)) === 'th'
  return {
    id: table.uuid,
    caption: childrenWith(document, table, captionTags)[0],
    rows,
    columns,
    hasHeaderRow: rows[0]?.isHead ?? false,
    hasHeaderColumn: body.length > 0 && body.every(({ cells }) => isHeader(cells[0])),
    isRegular: columns > 0 && !hasSpans && rows.every(({ cells }) => cells.length === columns),
  }
}

const isTable = (record: NodeRecord): boolean => tagOf(record) === 'table'

/** Returns the table that a node is, is in, or is the block of; null if there is none. */
export const tableAt = (document: BuilderDocument, uuid: string): Table | null => {
  const node = document.nodes.get(uuid)
  if (!node) return null
  const around = [node, ...ancestors(document, uuid)].find(isTable)
  const table = around ?? (node.componentName === 'Table' ? subtree(document, uuid).find(isTable) : undefined)
  return table ? read(document, table) : null
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Returns the place of the cell that a node is or is in; null outside of the table's cells. */
export const cellPlace = (document: BuilderDocument, table: Table, uuid: string): CellPlace | null => {
  const around = new Set([uuid, ...ancestors(document, uuid).map((record) => record.uuid)])
  for (const [row, { cells }] of table.rows.entries()) {
    const column = cells.findIndex((cell) => around.has(cell))
    if (column >= 0) return { row, column }
  }
  return null
}

/** Returns the cell before or after one, in reading order; null at the ends of the table. */
export const cellBeside = (table: Table, uuid: string, side: 'before' | 'after'): string | null => {
  const all = table.rows.flatMap(({ cells }) => cells)
  const at = all.indexOf(uuid)
  return at < 0 ? null : (all[at + (side === 'after' ? 1 : -1)] ?? null)
}

/** Returns the texts of a table's cells by row. */
export const tableTexts = (document: BuilderDocument, { rows }: Table): string[][] =>
  rows.map(({ cells }) =>
    cells.map((cell) =>
      subtree(document, cell)
        .map(({ props }) => textProp(props.content))
        .join(''),
    ),
  )
