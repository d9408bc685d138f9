import { canMoveNodes, type BuilderDocument, type DropPosition, type Reason } from '@web2/builder'
import { pointedRow, type TreeDrop, type TreeMetrics } from '../tree/tree-drop.ts'
import type { LayerRow } from './layer-rows.ts'

/** Drop position of dragged layers. */
export interface LayerDrop extends TreeDrop {
  readonly place: DropPosition
  readonly reason: Reason | null
}

export interface LayerQuestion {
  readonly ids: readonly string[]
  readonly rows: readonly LayerRow[]
  /** Pointer position, in px from the top left of the first row. */
  readonly x: number
  readonly y: number
}

const judged = (
  document: BuilderDocument,
  ids: readonly string[],
  drop: Omit<LayerDrop, 'reason'>,
): LayerDrop => {
  const verdict = canMoveNodes(document, { ids, place: drop.place })
  return { ...drop, reason: verdict.ok ? null : verdict.reason }
}

const ancestorAt = (
  document: BuilderDocument,
  rows: readonly LayerRow[],
  at: number,
  level: number,
): string | null => {
  const row = rows[at]
  let uuid: string | null = row?.uuid ?? null
  for (let up = (row?.level ?? 0) - level; up > 0 && uuid !== null; up -= 1)
    uuid = document.nodes.get(uuid)?.parent ?? null
  return uuid
}

/** Returns the possible levels between two rows, the one nearest to the pointer's x first. */
const levelsAt = (rows: readonly LayerRow[], gap: number, wanted: number): readonly number[] => {
  const before = rows[gap - 1]
  if (!before || before.expanded) return []
  const deepest = before.level
  const flattest = Math.max(2, rows[gap]?.level ?? 2)
  const levels = Array.from({ length: Math.max(0, deepest - flattest + 1) }, (_, at) => flattest + at)
  return levels.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
}

const betweenRows = (
  document: BuilderDocument,
  { ids, rows, x }: LayerQuestion,
  gap: number,
  { height, indent }: TreeMetrics,
): LayerDrop | null => {
  const before = rows[gap - 1]
  if (!before) return null
  const top = gap * height
  if (before.expanded || before.level === 1) {
    const place: DropPosition = { into: before.uuid, at: 'start' }
    return judged(document, ids, { place, line: { top, level: before.level + 1 } })
  }
  let refused: LayerDrop | null = null
  for (const level of levelsAt(rows, gap, Math.round(x / indent) + 1)) {
    const beside = ancestorAt(document, rows, gap - 1, level)
    if (beside === null) continue
    const drop = judged(document, ids, { place: { beside, side: 'after' }, line: { top, level } })
    if (!drop.reason) return drop
    // directly beside itself a layer stays in place instead of moving to another level
    if (ids.includes(beside)) return refused ?? drop
    refused ??= drop
  }
  return refused
}

/**
 * Returns the drop position at a point of the panel: into the row in its middle part, else between two rows.
 */
export const layerDrop = (
  document: BuilderDocument,
  question: LayerQuestion,
  metrics: TreeMetrics,
): LayerDrop | null => {
  const { ids, rows, y } = question
  const { at, gap, inMiddle } = pointedRow(y, metrics.height, rows.length)
  const row = rows[at]
  if (!row) return null
  // no layer goes above the page's own row
  const beside = () => betweenRows(document, question, Math.max(1, gap), metrics)
  if (!inMiddle && row.level > 1) return beside()
  const inside = judged(document, ids, { place: { into: row.uuid, at: 'end' }, into: row.uuid })
  if (!inside.reason || row.level === 1) return inside
  const between = beside()
  return between && !between.reason ? between : inside
}
