import type { KeyboardEvent, RefObject } from 'react'
import { rangeOf } from '../../document/click-selection.ts'
import { useBuilder } from '../session/use-editor.ts'
import { commandOf, type KeyCommand } from '../../document/keymap/keymap.ts'
import { belowActiveRow, treeSteps } from '../tree/tree-keys.ts'
import { allExpandable, type LayerRow } from './layer-rows.ts'
import { counted } from '../../../../lib/text/counted.ts'

export interface LayerKeysOptions {
  readonly tree: RefObject<HTMLElement | null>
  readonly rows: readonly LayerRow[]
  readonly activeRow: number
  readonly setExpanded: (uuid: string, open: boolean) => void
}

/** Handles keys that act on rows; all others are left to the editor. */
export const useLayerKeys = ({ tree, rows, activeRow, setExpanded }: LayerKeysOptions) => {
  const { editor, canvas } = useBuilder()
  const { store, session } = editor
  const row = rows[activeRow]

  const choose = ({ uuid }: LayerRow) => {
    editor.select([uuid])
    canvas.get()?.reveal(uuid)
  }
  const extend = (to: LayerRow | undefined) => {
    const anchor = session.selection.get()[0]
    if (!to) return
    if (anchor === undefined) return choose(to)
    const range = rangeOf(
      rows.map(({ uuid }) => uuid),
      anchor,
      to.uuid,
    )
    editor.select(range)
    editor.announce(`${counted(range.length, 'layer')} selected`)
  }

  const turns: Partial<Record<KeyCommand, () => void>> = {
    ...treeSteps({
      rows,
      activeRow,
      go: choose,
      toggle: ({ uuid, expanded }) => setExpanded(uuid, !expanded),
    }),
    'extend-next': () => extend(rows[activeRow + 1]),
    'extend-previous': () => extend(rows[Math.max(0, activeRow - 1)]),
    rename: () => {
      if (row && row.level > 1) session.renaming.set(row.uuid)
    },
    menu: () => {
      const at = belowActiveRow(tree.current)
      if (at) session.menu.set(at)
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
