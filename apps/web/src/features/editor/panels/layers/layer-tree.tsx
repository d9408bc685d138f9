import { isBlankText, type Point } from '@web2/builder'
import { useEffect, useMemo, useRef } from 'react'
import { renameLayer, toggleHidden, toggleLock } from '../../document/actions.ts'
import { rangeOf } from '../../document/click-selection.ts'
import { pathTo } from '../../document/visible-children.ts'
import { useBuilder } from '../session/use-editor.ts'
import { Tree } from '../tree/tree.tsx'
import type { TreeMetrics } from '../tree/tree-drop.ts'
import { useTreePointer } from '../tree/use-tree-pointer.ts'
import { dragLayers } from './layer-drag.ts'
import type { LayerDrop } from './layer-drop.ts'
import { LayerDropReason } from './layer-drop-reason.tsx'
import { LayerLine, type LineActions } from './layer-line.tsx'
import { indentOf, type LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'
import { useLayerKeys } from './use-layer-keys.ts'
import { useLayerRows } from './use-layer-rows.ts'

export interface LayerTreeProps {
  readonly search: string
  readonly metrics: TreeMetrics
}

/** Tree of the page's layers; keys act on the last selected one. */
export const LayerTree = ({ search, metrics }: LayerTreeProps) => {
  const { editor, canvas } = useBuilder()
  const { store, session } = editor
  const pointer = useTreePointer<LayerDrop>()
  const rows = useLayerRows(search)
  const latestRows = useRef(rows)
  const selection = session.selection.use()
  const renaming = session.renaming.use()
  const selected = useMemo(() => new Set(selection), [selection])
  const activeId = selection.at(-1)
  const activeRow = useMemo(() => rows.findIndex(({ uuid }) => uuid === activeId), [rows, activeId])

  useEffect(() => {
    latestRows.current = rows
  }, [rows])

  useEffect(() => {
    const record = activeId === undefined ? undefined : store.get(activeId)
    if (!record || isBlankText(record)) return
    const ancestors = pathTo(store, record.uuid).slice(0, -1)
    const open = session.expandedLayers.get()
    if (ancestors.some((uuid) => !open.has(uuid)))
      session.expandedLayers.set(new Set([...open, ...ancestors]))
  }, [activeId, store, session])

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
    const openMenu = (row: LayerRow, at: Point) => {
      // some browsers also report a long press themselves
      if (session.menu.get()) return
      if (!session.selection.get().includes(row.uuid)) editor.select([row.uuid])
      session.menu.set(at)
    }
    return {
      setExpanded,
      choose: (row, event) => {
        if (!pointer.endsDrag()) choose(row, event)
      },
      openMenu: (row, event) => {
        event.preventDefault()
        openMenu(row, { x: event.clientX, y: event.clientY })
      },
      press: (row, event, byGrip) => {
        session.menu.set(null)
        pointer.press(event.nativeEvent, byGrip, {
          openMenu: (at) => openMenu(row, at),
          drag: (press, tree) => {
            if (row.level === 1 || (press.target as Element).closest('button')) return
            dragLayers(press, row, {
              editor,
              canvas: canvas.get,
              tree,
              rows: () => latestRows.current,
              metrics,
              expand: (uuid) => setExpanded(uuid, true),
            })
          },
        })
      },
      rename: (uuid) => session.renaming.set(uuid),
      named: (uuid, name) => {
        session.renaming.set(null)
        if (name !== null) renameLayer(editor, uuid, name)
        pointer.scroller.current?.focus()
      },
      lock: (uuid) => toggleLock(editor, [uuid]),
      hide: (uuid) => toggleHidden(editor, [uuid]),
    }
  }, [editor, session, canvas, metrics, pointer])

  const onKeyDown = useLayerKeys({
    tree: pointer.scroller,
    rows,
    activeRow,
    setExpanded: actions.setExpanded,
  })

  return (
    <>
      <Tree
        pointer={pointer}
        aria-label="Layers"
        aria-multiselectable="true"
        data-canvas-keys="layers"
        rows={rows}
        idOf={({ uuid }) => uuid}
        activeRow={activeRow}
        rowHeight={metrics.height}
        lineInset={(level) => 22 + indentOf(level)}
        note={LayerDropReason}
        onKeyDown={onKeyDown}
        renderRow={(row, place) => (
          <LayerLine
            key={row.uuid}
            {...place}
            row={row}
            selected={selected.has(row.uuid)}
            renaming={row.uuid === renaming}
            actions={actions}
          />
        )}
      />
      {rows.length === 0 && <p className={styles.none}>No layers match “{search.trim()}”</p>}
    </>
  )
}
