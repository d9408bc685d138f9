import { IconArrowUp, IconCopy, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { canDuplicateNodes, canRemoveNodes, labelOf } from '@web2/builder'
import { useState, type PointerEvent as ReactPointerEvent, type ReactNode, type RefObject } from 'react'
import { duplicateSelection, removeSelection, selectParent } from '../../editor/actions.ts'
import { useBuilder, useSelected } from '../../hooks/use-builder.ts'
import { carry } from '../../interaction/carry.ts'
import { textPropOf } from '../../text/text-prop.ts'
import { ChangeTextDialog } from './change-text-dialog.tsx'
import styles from './stage.module.css'

interface ToolProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
)

/** Name and buttons of what is selected; the overlay keeps it beside the selection. */
export const SelectionToolbar = ({ bar }: { readonly bar: RefObject<HTMLDivElement | null> }) => {
  const { editor, canvas } = useBuilder()
  const ids = editor.session.selection.use()
  const record = useSelected()
  const [changingText, setChangingText] = useState(false)
  if (!record) return null

  const { document } = editor.store
  const label = ids.length > 1 ? `${ids.length} blocks` : labelOf(record)
  const isRoot = record.uuid === document.root
  const grab = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    carry(
      event.nativeEvent,
      () => {
        const mounted = canvas.get()
        return mounted && { canvas: mounted, source: { kind: 'move', ids }, label }
      },
      () => canvas.get()?.focus(),
    )
  }

  return (
    <div ref={bar} className={styles.toolbar} role="toolbar" aria-label={`Actions for ${label}`}>
      <span className={styles.name}>{label}</span>
      {!isRoot && (
        <button
          type="button"
          className={`${styles.tool} ${styles.grip}`}
          aria-label="Move"
          title="Move: drag, or press M on the page and use the arrow keys"
          onPointerDown={grab}
          onClick={(event) => {
            // a click from the keyboard begins the move mode; one of the pointer is the end of a press
            if (event.detail > 0) return
            canvas.get()?.focus()
            canvas.get()?.machine.send({ type: 'command', command: 'move' })
          }}
        >
          <IconGripVertical size={16} />
        </button>
      )}
      <Tool label="Select parent" disabled={isRoot} onClick={() => selectParent(editor)}>
        <IconArrowUp size={16} />
      </Tool>
      {ids.length === 1 && textPropOf(record) && (
        <Tool label="Change text" onClick={() => setChangingText(true)}>
          <IconPencil size={16} />
        </Tool>
      )}
      <Tool
        label="Duplicate"
        disabled={!canDuplicateNodes(document, { ids }).ok}
        onClick={() => duplicateSelection(editor)}
      >
        <IconCopy size={16} />
      </Tool>
      <Tool
        label="Delete"
        disabled={!canRemoveNodes(document, { ids }).ok}
        onClick={() => removeSelection(editor)}
      >
        <IconTrash size={16} />
      </Tool>
      {changingText && <ChangeTextDialog record={record} close={() => setChangingText(false)} />}
    </div>
  )
}
