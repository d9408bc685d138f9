import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import { settledSelection } from '../../document/debounced-selection.ts'
import { useBuilder } from '../session/use-editor.ts'
import { NodeLinkDialog } from './link-dialog.tsx'
import { TextPanel } from './text-panel.tsx'

/** Returns a value of the selection, keeping the previous one until the panels follow. */
const useSettled = <Value,>(editor: Editor, source: Signal<Value>): Value => {
  const settled = settledSelection(editor)
  const shown = useRef(source.get())
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [settled.subscribe(listener), source.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [settled, source],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!settled.isPending()) shown.current = source.get()
    return shown.current
  })
}

/** Returns true unless a drag or move needs the panel's space. */
const useQuiet = ({ session: { activity } }: Editor): boolean =>
  useSyncExternalStore(activity.subscribe, () => activity.get() !== 'dragging' && activity.get() !== 'moving')

/** Text tools beside the page: the panel of the selected text, and the link dialog. */
export const TextTools = ({ canvas: { text } }: { readonly canvas: Canvas }) => {
  const { editor } = useBuilder()
  const settled = settledSelection(editor)
  const selection = useSyncExternalStore(settled.subscribe, settled.get)
  const isQuiet = useQuiet(editor)
  const shown = useSettled(editor, text.panel)
  const typing = useSettled(editor, text.typing)
  const linking = text.linking.use()
  const isSelected = selection.length === 1 && selection[0] === shown
  // on a small screen a sheet leaves no room for the panel
  const small = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  const sheet = editor.session.panel.use() ?? null
  const hasRoom = !small || sheet === null
  return (
    <>
      {shown !== null && isSelected && isQuiet && hasRoom && (
        <TextPanel uuid={shown} session={text} typing={typing?.uuid === shown ? typing : null} />
      )}
      {linking && <NodeLinkDialog linking={linking} close={() => text.linking.set(null)} />}
    </>
  )
}
