import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../../hooks/use-builder.ts'
import { layerRows, type LayerRow } from './layer-rows.ts'

interface Found {
  readonly expanded: ReadonlySet<string>
  readonly rows: readonly LayerRow[]
}

/** The open lines of the tree; found anew when the tree changes its shape, not when a text or a style does. */
export const useLayerRows = (): readonly LayerRow[] => {
  const { store, session } = useEditor()
  const expanded = session.expandedLayers.use()
  const found = useRef<Found | null>(null)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll((change) => {
        const moved = change.updated.some(([before, after]) => before.children !== after.children)
        if (!moved && !change.root) return
        found.current = null
        listener()
      }),
    [store],
  )
  return useSyncExternalStore(subscribe, () => {
    if (found.current?.expanded !== expanded) found.current = { expanded, rows: layerRows(store, expanded) }
    return found.current.rows
  })
}
