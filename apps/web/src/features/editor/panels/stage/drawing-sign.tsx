import { useEditor } from '../session/use-editor.ts'
import styles from './stage.module.css'

/** Progress bar while a large page is drawn; pages drawn at once show none. */
export const DrawingSign = () => {
  const part = useEditor().session.drawn.use()
  if (part === 0 || part === 1) return null
  return (
    <progress className={styles.drawing} aria-label="Showing the page" value={part}>
      {Math.round(part * 100)} %
    </progress>
  )
}
