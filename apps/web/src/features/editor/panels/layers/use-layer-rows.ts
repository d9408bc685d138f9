import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { filteredRows, layerRows, type LayerRow } from './layer-rows.ts'

interface Found {
  readonly expanded: ReadonlySet<string>
  readonly search: string
  readonly rows: readonly LayerRow[]
}

/**
 * Returns the visible rows of the tree, or those that match a search. Recomputes them when the tree's shape
 * changes, not for texts or styles, unless a search depends on names.
 */
export const useLayerRows = (search: string): readonly LayerRow[] => {
  const { store, session } = useEditor()
  const expanded = session.expandedLayers.use()
  const found = useRef<Found | null>(null)
  const searching = search.trim() !== ''
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll((change) => {
        const moved = change.updated.some(([before, after]) => before.children !== after.children)
        if (!moved && !change.root && !searching) return
        found.current = null
        listener()
      }),
    [store, searching],
  )
  return useSyncExternalStore(subscribe, () => {
    const present = found.current
    if (present?.expanded === expanded && present.search === search) return present.rows
    const rows = searching ? filteredRows(store, search) : layerRows(store, expanded)
    found.current = { expanded, search, rows }
    return rows
  })
}
