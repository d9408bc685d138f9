import { useDeferredValue } from 'react'
import type { Canvas } from '../canvas/canvas.ts'
import { useBuilder } from '../hooks/use-builder.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TextPanel } from './text-panel.tsx'

/** What stands beside the page for its texts: the panel of the selected one, and the link dialog. */
export const TextTools = ({ canvas: { text } }: { readonly canvas: Canvas }) => {
  const { editor } = useBuilder()
  const selection = editor.session.selection.use()
  const activity = editor.session.activity.use()
  // the page shows a selection at once; the panel beside it may follow when the browser has time
  const shown = useDeferredValue(text.panel.use())
  const linking = text.linking.use()
  const isSelected = selection.length === 1 && selection[0] === shown
  const isQuiet = activity === 'idle' || activity === 'editing-text' || activity === 'pointing'
  return (
    <>
      {shown !== null && isSelected && isQuiet && <TextPanel key={shown} uuid={shown} session={text} />}
      {linking && <LinkDialog linking={linking} close={() => text.linking.set(null)} />}
    </>
  )
}
