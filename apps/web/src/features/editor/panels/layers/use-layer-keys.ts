import type { KeyboardEvent } from 'react'
import { rangeOf } from '../../document/click-selection.ts'
import { useBuilder } from '../session/use-editor.ts'
import { commandOf, type KeyCommand } from '../../document/keymap/keymap.ts'
import { allExpandable, type LayerRow } from './layer-rows.ts'

export interface LayerKeysOptions {
  readonly rows: readonly LayerRow[]
  readonly activeRow: number
  readonly setExpanded: (uuid: string, open: boolean) => void
}

/** Handles keys that act on rows; all others are left to the editor. */
export const useLayerKeys = ({ rows, activeRow, setExpanded }: LayerKeysOptions) => {
  const { editor, canvas } = useBuilder()
  const { store, session } = editor
  const row = rows[activeRow]

  const choose = (chosen: LayerRow | undefined) => {
    if (!chosen) return
    editor.select([chosen.uuid])
    canvas.get()?.reveal(chosen.uuid)
  }
  const extend = (to: LayerRow | undefined) => {
    const anchor = session.selection.get()[0]
    if (!to || anchor === undefined) return choose(to)
    const range = rangeOf(
      rows.map(({ uuid }) => uuid),
      anchor,
      to.uuid,
    )
    editor.select(range)
    editor.announce(`${range.length} ${range.length === 1 ? 'layer' : 'layers'} selected`)
  }

  const turns: Partial<Record<KeyCommand, () => void>> = {
    next: () => choose(rows[activeRow + 1]),
    previous: () => choose(rows[Math.max(0, activeRow - 1)]),
    'extend-next': () => extend(rows[activeRow + 1]),
    'extend-previous': () => extend(rows[Math.max(0, activeRow - 1)]),
    first: () => choose(rows[0]),
    last: () => choose(rows.at(-1)),
    child: () => {
      if (row?.expandable && !row.expanded) setExpanded(row.uuid, true)
      else if (row?.expanded) choose(rows[activeRow + 1])
    },
    parent: () => {
      if (row?.expanded) setExpanded(row.uuid, false)
      else choose(rows.find(({ uuid }) => uuid === store.get(row?.uuid ?? '')?.parent))
    },
    rename: () => {
      if (row && row.level > 1) session.renaming.set(row.uuid)
    },
    menu: () => {
      const line = document.querySelector('[role="treeitem"][data-active="true"]')
      const { left, bottom } = line?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
      if (line) session.menu.set({ x: left + 32, y: bottom })
    },
    'expand-all': () => session.expandedLayers.set(allExpandable(store)),
    'collapse-all': () => session.expandedLayers.set(new Set([store.document.root])),
  }

  return (event: KeyboardEvent) => {
    if (session.activity.get() === 'moving') return
    const command = commandOf(event.nativeEvent, 'layers')
    const turn = command && turns[command]
    if (!turn) return
    event.preventDefault()
    turn()
  }
}
