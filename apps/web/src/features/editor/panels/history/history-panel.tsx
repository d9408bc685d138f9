import { Text } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import styles from './history-panel.module.css'

const useSteps = () => {
  const { history } = useBuilder().editor
  const entries = useSyncExternalStore(history.subscribe, () => history.entries)
  const position = useSyncExternalStore(history.subscribe, () => history.position)
  return { entries, position, complete: history.forgotten === 0 }
}

/**
 * Panel of the undo steps in order, with the present one marked and undone ones gray; selecting one goes to
 * it.
 */
export const HistoryPanel = () => {
  const { editor, canvas } = useBuilder()
  const { entries, position, complete } = useSteps()
  const current = useRef<HTMLButtonElement>(null)
  const first = complete ? 'Page as opened' : 'Earlier steps aren’t kept'

  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [position, entries])

  const go = (to: number) => {
    canvas.get()?.machine.rest()
    editor.goTo(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const ways: Readonly<Record<string, number>> = {
      ArrowUp: -1,
      ArrowDown: 1,
      Home: -entries.length,
      End: entries.length,
    }
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[Math.max(0, Math.min(at + way, buttons.length - 1))]?.focus()
  }

  return (
    <div className={styles.panel}>
      <Text size="xs" c="dimmed" className={styles.hint}>
        Click a step to go to it. Steps are kept in this browser, even after a reload.
      </Text>
      <ol className={styles.steps} aria-label="History" onKeyDown={onKeyDown}>
        {['', ...entries].map((entry, at) => (
          <li key={at}>
            <button
              type="button"
              ref={at === position ? current : undefined}
              className={styles.step}
              aria-current={at === position ? 'step' : undefined}
              data-undone={at > position}
              tabIndex={at === position ? 0 : -1}
              onClick={() => go(at)}
            >
              {typeof entry === 'string' ? (
                <IconFileDescription size={16} aria-hidden="true" />
              ) : (
                <span className={styles.dot} />
              )}
              <span className={styles.name}>{typeof entry === 'string' ? first : entry.label}</span>
              {at > position && <span className={styles.note}>undone</span>}
            </button>
          </li>
        ))}
      </ol>
      {entries.length === 0 && (
        <Text fz={13} c="dimmed" ta="center" className={styles.hint}>
          No changes yet. Your edits appear here.
        </Text>
      )}
    </div>
  )
}
