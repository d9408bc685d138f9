import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import type { WorkPage } from '../../document/api/work-page.ts'
import type { PagePlace } from '@web2/site'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { longPress, onLongPress } from '../../interaction/long-press.ts'
import { dragPage } from './page-drag.ts'
import { pageDrop, type LineMetrics, type PageDrop } from './page-drop.ts'
import { PageDropMark } from './page-drop-mark.tsx'
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

const metrics: LineMetrics = { height: 44, indent: 16 }

/** Virtualized tree of the site's pages. */
export const PageTree = (props: PageTreeProps) => {
  const { pages, currentId, open, move, refuse, act, showMenu } = props
  const treeId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [activeId, setActiveId] = useState(currentId)
  const [drop, setDrop] = useState<PageDrop | null>(null)
  const rows = useMemo(() => lineRows(pages, collapsed), [pages, collapsed])
  const activeRow = useMemo(() => {
    const found = rows.findIndex(({ page }) => page._id === activeId)
    return found < 0 ? rows.findIndex(({ page }) => page._id === currentId) : found
  }, [rows, activeId, currentId])
  const latest = useRef({ ...props, rows })

  useEffect(() => {
    latest.current = { pages, currentId, open, move, refuse, act, showMenu, rows }
  })

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => metrics.height,
    overscan: 8,
    getItemKey: (at) => rows[at]?.page._id ?? at,
    // the active row stays rendered off screen, because assistive technology refers to it by id
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        return activeRow < 0 || shown.includes(activeRow)
          ? shown
          : [...shown, activeRow].sort((a, b) => a - b)
      },
      [activeRow],
    ),
  })

  useEffect(() => {
    if (activeRow >= 0) virtual.scrollToIndex(activeRow)
  }, [activeRow, virtual])

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
    const drag = (row: PageLineRow, press: PointerEvent) => {
      const [tree, holder] = [scroller.current, lines.current]
      if (!tree || !holder) return
      const { _id: id } = row.page
      dragPage(press, {
        scroller: tree,
        lines: holder,
        dropAt: (x, y) =>
          pageDrop({ id, pages: latest.current.pages, rows: latest.current.rows, x, y }, metrics),
        show: setDrop,
        ended: (at, moved) => {
          dragged.current = moved
          if (moved) setActiveId(id)
          tree.focus()
          if (at?.reason) latest.current.refuse(at.reason)
          else if (at) latest.current.move(row.page, at.place)
        },
      })
    }
    return {
      toggle,
      openMenu,
      choose: ({ page }) => {
        if (dragged.current) {
          dragged.current = false
          return
        }
        setActiveId(page._id)
        latest.current.open(page)
      },
      press: (row, { nativeEvent: press }, byGrip) => {
        dragged.current = false
        // a finger scrolls the list, opens the menu with a long press, and drags by the grip
        if (press.pointerType === 'touch' && !byGrip)
          return void onLongPress(press, longPress, () =>
            openMenu(row, { x: press.clientX, y: press.clientY }),
          )
        if (press.button === 0) drag(row, press)
      },
    }
  }, [toggle])

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
      const { left = 0, bottom = 0 } =
        document.getElementById(`${treeId}-${row.page._id}`)?.getBoundingClientRect() ?? {}
      actions.openMenu(row, { x: left + 32, y: bottom })
    },
  })
  const active = rows[activeRow]

  return (
    <div
      ref={scroller}
      className={styles.tree}
      role="tree"
      aria-label="Pages"
      aria-activedescendant={active && `${treeId}-${active.page._id}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div
        ref={lines}
        className={styles.lines}
        role="presentation"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return (
            row && (
              <PageLine
                key={item.key}
                id={`${treeId}-${row.page._id}`}
                row={row}
                top={item.start}
                indent={metrics.indent}
                current={row.page._id === currentId}
                active={item.index === activeRow}
                actions={actions}
              />
            )
          )
        })}
        {drop && <PageDropMark drop={drop} rows={rows} metrics={metrics} />}
      </div>
    </div>
  )
}
