import type { Point } from '@web2/builder'
import type { TreeRowState } from './tree-row.tsx'

interface TreeStepsOptions<Row> {
  readonly rows: readonly Row[]
  /** Index of the row that keys act on; -1 if there is none. */
  readonly activeRow: number
  readonly go: (to: Row) => void
  readonly toggle: (row: Row) => void
}

/** Returns the keyboard steps of a tree, as the ARIA Authoring Practices define them for its arrows, Home and End. */
export const treeSteps = <Row extends TreeRowState>(options: TreeStepsOptions<Row>) => {
  const { rows, activeRow, toggle } = options
  const row = rows[activeRow]
  const go = (to: Row | undefined) => to && options.go(to)
  const next = () => go(rows[activeRow + 1])
  const toParent = ({ level }: Row) => go(rows.findLast((above, at) => at < activeRow && above.level < level))
  return {
    next,
    previous: () => go(rows[Math.max(0, activeRow - 1)]),
    first: () => go(rows[0]),
    last: () => go(rows.at(-1)),
    child: () => {
      if (row?.expanded) next()
      else if (row?.hasChildren) toggle(row)
    },
    parent: () => {
      if (row?.expanded) toggle(row)
      else if (row) toParent(row)
    },
  }
}

/** Returns the position for a menu opened by key, in screen px; null if no row is active. */
export const belowActiveRow = (tree: Element | null): Point | null => {
  const row = tree?.querySelector('[role="treeitem"][data-active="true"]')
  if (!row) return null
  const { left, bottom } = row.getBoundingClientRect()
  return { x: left + 32, y: bottom }
}
