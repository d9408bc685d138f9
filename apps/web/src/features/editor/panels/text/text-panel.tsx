import controls from '../fields/controls.module.css'
import styles from './text.module.css'
import { IconGripHorizontal } from '@tabler/icons-react'
import { replaceText, textOfNode } from '@web2/builder'
import { useEffect, useRef, useCallback, useSyncExternalStore, type KeyboardEvent } from 'react'
import { newUuid } from '../../document/actions.ts'
import { settledSelection } from '../../document/debounced-selection.ts'
import { useBuilder, useEditor } from '../session/use-editor.ts'
import { useFieldTarget } from './field-target.ts'
import { FormatButtons } from './format-buttons.tsx'
import { textDifference } from '../../interaction/text/text-difference.ts'
import type { TextSession, TextTarget } from '../../interaction/text/text-session.ts'
import { usePanelSpot } from './use-panel-position.ts'

/** Returns the text of a block with its bold words and links; rerenders when it changes. */
const useWholeText = (uuid: string): string => {
  const { store } = useEditor()
  const subscribe = useCallback((listener: () => void) => store.subscribeAll(listener), [store])
  return useSyncExternalStore(subscribe, () => textOfNode(store.document, uuid) ?? '')
}

export interface TextPanelProps {
  readonly uuid: string
  readonly session: TextSession
  /** The text as it is edited on the page. */
  readonly typing: TextTarget | null
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
}

/** Panel beside a block with its whole text, synchronized with the page. Takes the focus only on request. */
export const TextPanel = ({ uuid, session, typing }: TextPanelProps) => {
  const { editor, canvas } = useBuilder()
  const { store, history } = editor
  const wanted = session.wanted.use()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useWholeText(uuid)
  const { grab, nudge } = usePanelSpot(panel, uuid)
  const { target, selectionMoved } = useFieldTarget(editor, uuid, field)

  useEffect(() => {
    if (wanted === 0) return
    field.current?.focus()
    session.wanted.set(0)
  }, [wanted, session])

  const close = () => {
    session.panel.set(null)
    canvas.get()?.focus()
  }
  const change = (next: string) => {
    const before = textOfNode(store.document, uuid) ?? ''
    const result = replaceText(store.document, { id: uuid, ...textDifference(before, next), newUuid })
    editor.run('Edit text', result.ok ? { ...result, select: [uuid] } : result, `field:${uuid}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    nudge(...step)
  }

  const { follow } = settledSelection(editor)

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label="Change text"
      onKeyDown={onKeyDown}
      onFocusCapture={follow}
      onPointerDownCapture={follow}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.mover}
          aria-label="Change text: move this panel"
          title="Drag or use the arrow keys to move"
          onPointerDown={grab}
          onKeyDown={move}
        >
          <IconGripHorizontal size={16} />
          <span>Change text</span>
        </button>
        <button type="button" className={controls.button} onClick={close}>
          Done
        </button>
      </div>
      <div className={styles.formats} role="group" aria-label="Format">
        <FormatButtons target={typing ?? target} link={session.linking.set} />
      </div>
      <textarea
        ref={field}
        aria-label="Text"
        rows={3}
        className={`${controls.field} ${styles.field}`}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onSelect={selectionMoved}
        onBlur={() => history.seal()}
        onKeyDown={(event) => {
          // a text has no line breaks of its own; those are blocks
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
    </div>
  )
}
