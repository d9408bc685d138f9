import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { isBlankText } from '@web2/builder'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createStore as signal } from '../../../../lib/store.ts'
import { renameLayer, toggleHidden, toggleLock } from '../../document/actions.ts'
import { rangeOf } from '../../document/click-selection.ts'
import { pathTo } from '../../document/visible-children.ts'
import { useBuilder } from '../session/use-editor.ts'
import { longPress, onLongPress } from '../../interaction/long-press.ts'
import { dragLayers } from './layer-drag.ts'
import type { LayerMetrics } from './layer-drop.ts'
import { LayerDropMark, type ShownDrop } from './layer-drop-mark.tsx'
import { LayerLine, type LineActions } from './layer-line.tsx'
import type { LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'
import { useLayerKeys } from './use-layer-keys.ts'
import { useLayerRows } from './use-layer-rows.ts'

export interface LayerTreeProps {
  readonly search: string
  readonly metrics: LayerMetrics
}

/** Virtualized rows of the page's tree, with the selected row always rendered. */
export const LayerTree = ({ search, metrics }: LayerTreeProps) => {
  const { editor, canvas } = useBuilder()
  const { store, session } = editor
  const treeId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const rows = useLayerRows(search)
  const latestRows = useRef(rows)
  const dragged = useRef(false)
  const [shownDrop] = useState(() => signal<ShownDrop | null>(null))
  const selection = session.selection.use()
  const renaming = session.renaming.use()
  const selected = useMemo(() => new Set(selection), [selection])
  const activeId = selection.at(-1)
  const activeRow = useMemo(() => rows.findIndex(({ uuid }) => uuid === activeId), [rows, activeId])

  useEffect(() => {
    latestRows.current = rows
  }, [rows])

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => metrics.lineHeight,
    overscan: 8,
    getItemKey: (at) => rows[at]?.uuid ?? at,
    // the selected row stays rendered off screen, because assistive technology refers to it by id
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
    const record = activeId === undefined ? undefined : store.get(activeId)
    if (!record || isBlankText(record)) return
    const ancestors = pathTo(store, record.uuid).slice(0, -1)
    const open = session.expandedLayers.get()
    if (ancestors.some((uuid) => !open.has(uuid)))
      session.expandedLayers.set(new Set([...open, ...ancestors]))
  }, [activeId, store, session])

  useEffect(() => {
    if (activeRow >= 0) virtual.scrollToIndex(activeRow)
  }, [activeRow, virtual])

  const actions = useMemo<LineActions>(() => {
    const setExpanded = (uuid: string, open: boolean) => {
      const next = new Set(session.expandedLayers.get())
      if (open) next.add(uuid)
      else next.delete(uuid)
      session.expandedLayers.set(next)
    }
    const choose = (
      row: LayerRow,
      { shiftKey, ctrlKey, metaKey }: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
    ) => {
      const before = session.selection.get()
      const anchor = before[0]
      if (shiftKey && anchor !== undefined)
        editor.select(
          rangeOf(
            latestRows.current.map(({ uuid }) => uuid),
            anchor,
            row.uuid,
          ),
        )
      else if (ctrlKey || metaKey)
        editor.select(
          before.includes(row.uuid) ? before.filter((id) => id !== row.uuid) : [...before, row.uuid],
        )
      else editor.select([row.uuid])
      canvas.get()?.reveal(row.uuid)
    }
    const openMenu = (row: LayerRow, { clientX, clientY }: { clientX: number; clientY: number }) => {
      // some browsers also report a long press themselves
      if (session.menu.get()) return
      if (!session.selection.get().includes(row.uuid)) editor.select([row.uuid])
      session.menu.set({ x: clientX, y: clientY })
    }
    return {
      setExpanded,
      choose: (row, event) => {
        if (dragged.current) dragged.current = false
        else choose(row, event)
      },
      openMenu: (row, event) => {
        event.preventDefault()
        openMenu(row, event)
      },
      press: (row, event, byGrip) => {
        dragged.current = false
        session.menu.set(null)
        const [tree, holder] = [scroller.current, lines.current]
        // a finger scrolls the list, opens the menu with a long press, and drags by the grip
        if (event.pointerType === 'touch' && !byGrip) {
          const { nativeEvent } = event
          return void onLongPress(nativeEvent, longPress, () => openMenu(row, nativeEvent))
        }
        if (event.button !== 0 || row.level === 1) return
        if (!tree || !holder || (event.target as Element).closest('button')) return
        dragLayers(event.nativeEvent, row, {
          editor,
          canvas: canvas.get,
          scroller: tree,
          lines: holder,
          rows: () => latestRows.current,
          metrics,
          show: (drop, at) => shownDrop.set(drop && at && { drop, at }),
          expand: (uuid) => setExpanded(uuid, true),
          ended: (moved) => {
            dragged.current = moved
            tree.focus()
          },
        })
      },
      rename: (uuid) => session.renaming.set(uuid),
      named: (uuid, name) => {
        session.renaming.set(null)
        if (name !== null) renameLayer(editor, uuid, name)
        scroller.current?.focus()
      },
      lock: (uuid) => toggleLock(editor, [uuid]),
      hide: (uuid) => toggleHidden(editor, [uuid]),
    }
  }, [editor, session, canvas, metrics, shownDrop])

  const onKeyDown = useLayerKeys({ rows, activeRow, setExpanded: actions.setExpanded })

  return (
    <>
      <div
        ref={scroller}
        className={styles.tree}
        role="tree"
        aria-label="Layers"
        aria-multiselectable="true"
        aria-activedescendant={activeRow < 0 ? undefined : `${treeId}-${activeId}`}
        tabIndex={0}
        data-canvas-keys="layers"
        onKeyDown={onKeyDown}
        // the Menu key belongs to the editor, and the browser would open its own menu
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
                <LayerLine
                  key={item.key}
                  id={`${treeId}-${row.uuid}`}
                  row={row}
                  top={item.start}
                  selected={selected.has(row.uuid)}
                  active={row.uuid === activeId}
                  renaming={row.uuid === renaming}
                  actions={actions}
                />
              )
            )
          })}
          <LayerDropMark shown={shownDrop} rows={rows} metrics={metrics} />
        </div>
      </div>
      {rows.length === 0 && <p className={styles.none}>No layer has “{search.trim()}” in its name.</p>}
    </>
  )
}
