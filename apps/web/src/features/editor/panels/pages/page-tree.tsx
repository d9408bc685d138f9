import type { WorkPage } from '../../document/api/work-page.ts'
import type { PagePlace } from '@web2/site'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dragRow } from '../tree/row-drag.ts'
import { Tree } from '../tree/tree.tsx'
import type { TreeMetrics } from '../tree/tree-drop.ts'
import { belowActiveRow } from '../tree/tree-keys.ts'
import { useTreePointer, type TreeOfDrag } from '../tree/use-tree-pointer.ts'
import { pageDrop, type PageDrop } from './page-drop.ts'
import { PageLine, type LineActions } from './page-line.tsx'
import type { OpenPageMenu, PageAction } from './page-line-menu.tsx'
import { lineRows, type PageLineRow } from '../../document/pages/page-rows.ts'
import styles from './pages.module.css'
import { usePageKeys } from './use-page-keys.ts'

export interface PageTreeProps {
  readonly pages: readonly WorkPage[]
  /** The page in the editor. */
  readonly currentId: string
  readonly open: (page: WorkPage) => void
  readonly move: (page: WorkPage, place: PagePlace) => void
  readonly refuse: (sentence: string) => void
  readonly act: (action: PageAction, page: WorkPage) => void
  readonly showMenu: (menu: OpenPageMenu) => void
}

const metrics: TreeMetrics = { height: 44, indent: 16 }

/** Tree of the site's pages. */
export const PageTree = (props: PageTreeProps) => {
  const { pages, currentId, open, move, refuse, act, showMenu } = props
  const pointer = useTreePointer<PageDrop>()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [activeId, setActiveId] = useState(currentId)
  const rows = useMemo(() => lineRows(pages, collapsed), [pages, collapsed])
  const activeRow = useMemo(() => {
    const found = rows.findIndex(({ page }) => page._id === activeId)
    return found < 0 ? rows.findIndex(({ page }) => page._id === currentId) : found
  }, [rows, activeId, currentId])
  const latest = useRef({ ...props, rows })

  useEffect(() => {
    latest.current = { pages, currentId, open, move, refuse, act, showMenu, rows }
  })

  const toggle = useCallback((row: PageLineRow) => {
    setCollapsed((before) => {
      const after = new Set(before)
      if (!after.delete(row.page._id)) after.add(row.page._id)
      return after
    })
  }, [])

  const actions = useMemo<LineActions>(() => {
    const openMenu: LineActions['openMenu'] = ({ page }, at) => {
      setActiveId(page._id)
      latest.current.showMenu({ page, ...at })
    }
    const drag = (row: PageLineRow, press: PointerEvent, tree: TreeOfDrag<PageDrop>) => {
      const { _id: id } = row.page
      dragRow<PageDrop>(press, {
        ...tree,
        dropAt: (x, y) =>
          pageDrop({ id, pages: latest.current.pages, rows: latest.current.rows, x, y }, metrics),
        ended: (dragged, drop) => {
          if (dragged) setActiveId(id)
          tree.ended(dragged)
          if (drop?.reason) latest.current.refuse(drop.reason)
          else if (drop) latest.current.move(row.page, drop.place)
        },
      })
    }
    return {
      toggle,
      openMenu,
      choose: ({ page }) => {
        if (pointer.endsDrag()) return
        setActiveId(page._id)
        latest.current.open(page)
      },
      press: (row, event, byGrip) =>
        pointer.press(event.nativeEvent, byGrip, {
          openMenu: (at) => openMenu(row, at),
          drag: (press, tree) => drag(row, press, tree),
        }),
    }
  }, [toggle, pointer])

  const onKeyDown = usePageKeys({
    rows,
    pages,
    activeRow,
    setActive: ({ page }) => setActiveId(page._id),
    toggle,
    open,
    move,
    act,
    showMenu: (row) => {
      const at = belowActiveRow(pointer.scroller.current)
      if (at) actions.openMenu(row, at)
    },
  })

  return (
    <Tree
      pointer={pointer}
      className={styles.tree}
      aria-label="Pages"
      rows={rows}
      idOf={({ page }) => page._id}
      activeRow={activeRow}
      rowHeight={metrics.height}
      lineInset={(level) => 26 + (level - 1) * metrics.indent}
      onKeyDown={onKeyDown}
      renderRow={(row, place) => (
        <PageLine
          key={row.page._id}
          {...place}
          row={row}
          indent={metrics.indent}
          current={row.page._id === currentId}
          actions={actions}
        />
      )}
    />
  )
}
