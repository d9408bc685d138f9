import { useVirtualizer } from '@tanstack/react-virtual'
import { isBlankText } from '@web2/builder'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { pathTo } from '../../editor/walk.ts'
import { useBuilder } from '../../hooks/use-builder.ts'
import { LayerLine } from './layer-line.tsx'
import type { LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'
import { useLayerRows } from './use-layer-rows.ts'

const lineHeight = 30

/** The page as a tree, of which only the lines in sight are rendered. */
export const LayersPanel = () => {
  const { editor, canvas } = useBuilder()
  const { store, session } = editor
  const treeId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useLayerRows()
  const selection = session.selection.use()
  const selectedRow = rows.findIndex(({ uuid }) => uuid === selection[0])

  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 8,
    getItemKey: (at) => rows[at]?.uuid ?? at,
  })

  const setExpanded = (uuid: string, open: boolean) => {
    const next = new Set(session.expandedLayers.get())
    if (open) next.add(uuid)
    else next.delete(uuid)
    session.expandedLayers.set(next)
  }

  useEffect(() => {
    const record = selection[0] === undefined ? undefined : store.get(selection[0])
    if (!record || isBlankText(record)) return
    const ancestors = pathTo(store, record.uuid).slice(0, -1)
    const open = session.expandedLayers.get()
    if (ancestors.some((uuid) => !open.has(uuid)))
      session.expandedLayers.set(new Set([...open, ...ancestors]))
  }, [selection, store, session])

  useEffect(() => {
    if (selectedRow >= 0) lines.scrollToIndex(selectedRow)
  }, [selectedRow, lines])

  const choose = (row: LayerRow | undefined) => {
    if (!row) return
    editor.select([row.uuid])
    canvas.get()?.reveal(row.uuid)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (session.activity.get() === 'moving' || event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[selectedRow]
    const turns: Record<string, () => void> = {
      ArrowDown: () => choose(rows[selectedRow + 1]),
      ArrowUp: () => choose(rows[Math.max(0, selectedRow - 1)]),
      Home: () => choose(rows[0]),
      End: () => choose(rows.at(-1)),
      ArrowRight: () => {
        if (row?.expandable && !row.expanded) setExpanded(row.uuid, true)
        else if (row?.expanded) choose(rows[selectedRow + 1])
      },
      ArrowLeft: () => {
        if (row?.expanded) setExpanded(row.uuid, false)
        else choose(rows.find(({ uuid }) => uuid === store.get(row?.uuid ?? '')?.parent))
      },
    }
    const turn = turns[event.key]
    if (!turn) return
    event.preventDefault()
    turn()
  }

  return (
    <div
      ref={scroller}
      className={styles.tree}
      role="tree"
      aria-label="Layers"
      aria-activedescendant={selectedRow < 0 ? undefined : `${treeId}-${selectedRow}`}
      tabIndex={0}
      data-canvas-keys=""
      onKeyDown={onKeyDown}
    >
      <div className={styles.lines} role="presentation" style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return (
            row && (
              <LayerLine
                key={item.key}
                id={`${treeId}-${item.index}`}
                row={row}
                top={item.start}
                selected={selection.includes(row.uuid)}
                choose={choose}
                setExpanded={setExpanded}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
