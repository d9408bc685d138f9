import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './use-editor.ts'

export interface HistoryView {
  /** Label of the step that undo reverts; null if there is none. */
  readonly undoLabel: string | null
  readonly redoLabel: string | null
}

/** Returns the labels of undo and redo; rerenders only when they change, not on each edit. */
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
