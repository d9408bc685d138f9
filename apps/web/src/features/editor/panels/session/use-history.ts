import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './use-editor.ts'

export interface HistoryView {
  /** What undo would take back, null when there is nothing. */
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

/** Renders anew when what undo and redo would do becomes another thing, not at each edit. */
export const useHistory = (): HistoryView => {
  const { history } = useEditor()
  const subscribe = useCallback((listener: () => void) => history.subscribe(listener), [history])
  const undoLabel = useSyncExternalStore(
    subscribe,
    () => history.entries[history.position - 1]?.label ?? null,
  )
  const redoLabel = useSyncExternalStore(subscribe, () => history.entries[history.position]?.label ?? null)
  return { undoLabel, redoLabel }
}
