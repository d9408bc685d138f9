import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, type ComponentProps, type ReactNode } from 'react'
import type { TreeDrop } from './tree-drop.ts'
import { TreeDropMark, type TreeDropMarkProps } from './tree-drop-mark.tsx'
import type { RowPlace } from './tree-row.tsx'
import type { TreePointer } from './use-tree-pointer.ts'
import styles from './tree.module.css'

interface TreeProps<Row, Drop>
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<TreeDropMarkProps<Drop>, 'rowHeight' | 'lineInset' | 'note'> {
  readonly pointer: TreePointer<Drop>
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Index of the row that keys act on; -1 if there is none. */
  readonly activeRow: number
  readonly renderRow: (row: Row, place: RowPlace) => ReactNode
}

/** Virtualized rows of a tree in one tab stop, with the active row always rendered, and the mark of a drag. */
export const Tree = <Row, Drop extends TreeDrop>(props: TreeProps<Row, Drop>) => {
  const { pointer, rows, idOf, activeRow, rowHeight, lineInset, note, renderRow, className, ...others } =
    props
  const { scroller, lines, shown } = pointer
  const treeId = useId()
  const domId = (row: Row) => `${treeId}-${idOf(row)}`
  const active = rows[activeRow]

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (at) => {
      const row = rows[at]
      return row ? idOf(row) : at
    },
    // the active row stays rendered off screen, because assistive technology refers to it by id
    rangeExtractor: useCallback(
      (range: Range) => {
        const inView = defaultRangeExtractor(range)
        return activeRow < 0 || inView.includes(activeRow)
          ? inView
          : [...inView, activeRow].sort((a, b) => a - b)
      },
      [activeRow],
    ),
  })

  useEffect(() => {
    if (activeRow >= 0) virtual.scrollToIndex(activeRow)
  }, [activeRow, virtual])

  return (
    <div
      {...others}
      ref={scroller}
      className={className ? `${styles.tree} ${className}` : styles.tree}
      role="tree"
      aria-activedescendant={active && domId(active)}
      tabIndex={0}
      // the Menu key belongs to the editor, and the browser would open its own menu
      onContextMenu={(event) => event.preventDefault()}
    >
      <div
        ref={lines}
        className={styles.lines}
        role="presentation"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return row && renderRow(row, { id: domId(row), top: start, active: index === activeRow })
        })}
        <TreeDropMark
          shown={shown}
          indexOf={(id) => rows.findIndex((row) => idOf(row) === id)}
          rowHeight={rowHeight}
          lineInset={lineInset}
          note={note}
        />
      </div>
    </div>
  )
}
