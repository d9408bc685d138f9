import { HistoryButtons } from '../components/bar/top-bar.tsx'
import type { Editing } from '../hooks/use-editing.ts'
import { useHistory } from '../hooks/use-history.ts'

/** Undo and redo of the bar. */
export const HistoryControls = ({ editing }: { readonly editing: Editing }) => {
  const { undoLabel, redoLabel } = useHistory()
  const send = (command: 'undo' | 'redo') => editing.canvas.get()?.machine.send({ type: 'command', command })
  return (
    <HistoryButtons
      undoLabel={undoLabel}
      redoLabel={redoLabel}
      undo={() => send('undo')}
      redo={() => send('redo')}
    />
  )
}
