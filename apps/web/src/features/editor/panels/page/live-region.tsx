import { VisuallyHidden } from '@mantine/core'
import { useEditor } from '../session/use-editor.ts'

/** Live region that announces to screen readers what the canvas shows. */
export const LiveRegion = () => {
  const { text, number } = useEditor().session.announcement.use()
  // a new element per sentence, so that a repeated one is read again
  return (
    <VisuallyHidden aria-live="polite" role="log">
      <span key={number}>{text}</span>
    </VisuallyHidden>
  )
}
