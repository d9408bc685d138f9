import type { WorkPage } from '../../document/api/work-page.ts'
import { arrangePages, type PagePlace } from '@web2/site'
import type { PageLineRow } from '../../document/pages/page-rows.ts'
import { pointedRow, type TreeDrop, type TreeMetrics } from '../tree/tree-drop.ts'

/** Drop position of a dragged page. */
export interface PageDrop extends TreeDrop {
  readonly place: PagePlace
  readonly reason: string | null
}

export interface DropQuestion {
  readonly id: string
  readonly pages: readonly WorkPage[]
  readonly rows: readonly PageLineRow[]
  /** Pointer position, in px from the top left of the first row. */
  readonly x: number
  readonly y: number
}

const homeOf = (pages: readonly WorkPage[]) => pages.find(({ isDefault }) => isDefault)?._id ?? null

/** Returns why a page may not move to a place; null if it may. */
export const moveRefusal = (pages: readonly WorkPage[], id: string, place: PagePlace): string | null => {
  const arranged = arrangePages(pages, [{ kind: 'move', id, ...place }], homeOf(pages))
  return arranged.ok ? null : arranged.message
}

const siblingsOf = (rows: readonly PageLineRow[], parentId: string | null, without: string) =>
  rows.filter((row) => row.parentId === parentId && row.page._id !== without)

/** Returns the row itself or the row of its ancestor at this level. */
const upTo = (rows: readonly PageLineRow[], at: number, level: number): PageLineRow | undefined =>
  rows.slice(0, at + 1).findLast((row) => row.level <= level)

/** Returns the drop between two rows; the pointer's x selects the level. */
const betweenLines = ({ id, pages, rows, x }: DropQuestion, gap: number, metrics: TreeMetrics): PageDrop => {
  const top = gap * metrics.height
  const before = rows[gap - 1]
  const at = (parentId: string | null, position: number, level: number): PageDrop => {
    const place = { parentId, position }
    return { place, line: { top, level }, reason: moveRefusal(pages, id, place) }
  }
  if (!before) return at(null, 0, 1)
  if (before.expanded) return at(before.page._id, 0, before.level + 1)
  const flattest = rows[gap]?.level ?? 1
  const wanted = Math.round(x / metrics.indent) + 1
  const level = Math.max(flattest, Math.min(wanted, before.level))
  const beside = upTo(rows, gap - 1, level) ?? before
  const siblings = siblingsOf(rows, beside.parentId, id)
  const place = siblings.findIndex(({ page }) => page._id === beside.page._id) + 1
  // right after itself a page stays in place
  const position = beside.page._id === id ? beside.index : place
  return at(beside.parentId, position, beside.level)
}

/**
 * Returns the drop at a point of the panel: below the page in the middle of its row, else between two rows.
 */
export const pageDrop = (question: DropQuestion, metrics: TreeMetrics): PageDrop | null => {
  const { id, pages, rows, y } = question
  const { at, gap, inMiddle } = pointedRow(y, metrics.height, rows.length)
  const row = rows[at]
  if (!row) return null
  const between = () => betweenLines(question, gap, metrics)
  if (!inMiddle || row.page._id === id) return between()
  const place = { parentId: row.page._id, position: siblingsOf(rows, row.page._id, id).length }
  const inside: PageDrop = { place, into: row.page._id, reason: moveRefusal(pages, id, place) }
  if (inside.reason === null) return inside
  const beside = between()
  return beside.reason === null ? beside : inside
}
