import { useCallback } from 'react'
import { HistoryButtons } from '../panels/bar/history-buttons.tsx'
import type { Editing } from '../panels/session/begin-editing.ts'
import { useHistory } from '../panels/session/use-history.ts'

/** Undo and redo buttons of the bar. */
export const HistoryControls = ({ editing: { canvas } }: { readonly editing: Editing }) => {
  const { undoLabel, redoLabel } = useHistory()
  const undo = useCallback(() => canvas.get()?.machine.send({ type: 'command', command: 'undo' }), [canvas])
  const redo = useCallback(() => canvas.get()?.machine.send({ type: 'command', command: 'redo' }), [canvas])
  return <HistoryButtons undoLabel={undoLabel} redoLabel={redoLabel} undo={undo} redo={redo} />
}
