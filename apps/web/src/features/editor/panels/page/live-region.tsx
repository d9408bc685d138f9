import { VisuallyHidden } from '@mantine/core'
import { useEditor } from '../session/use-editor.ts'

/** Says to screen readers what the canvas shows to the eye. */
export const LiveRegion = () => {
  const { text, number } = useEditor().session.announcement.use()
  // a second element for every other sentence, so that a repeated one is read again
  return (
    <VisuallyHidden aria-live="polite" role="log">
      <span key={number}>{text}</span>
    </VisuallyHidden>
  )
}
