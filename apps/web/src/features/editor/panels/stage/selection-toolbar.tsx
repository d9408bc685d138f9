import {
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconPencil,
  IconPhotoEdit,
  IconTrash,
} from '@tabler/icons-react'
import { canDuplicateNodes, canRemoveNodes, canSetProps, labelOf, textOfNode } from '@web2/builder'
import type {
  MouseEvent as ReactMouseEvent,
  PointerEvent as ReactPointerEvent,
  ReactNode,
  RefObject,
} from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import { duplicateSelection, removeSelection } from '../../document/actions.ts'
import { selectParent } from '../../document/click-selection.ts'
import { useBuilder, useRecord } from '../session/use-editor.ts'
import { startExternalDrag } from '../../interaction/drag-into-canvas.ts'
import { openBlock } from '../inspector/open-block.ts'
import { LibraryTools } from '../library/library-tools.tsx'
import { FormatButtons } from '../text/format-buttons.tsx'
import { isEmptyContainer } from '../../interaction/text/text-prop.ts'
import type { BarSubject } from './toolbar-subject.ts'
import styles from './stage.module.css'

interface ToolProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: (event: ReactMouseEvent) => void
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

export interface SelectionToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>
  readonly subject: Signal<BarSubject>
}

/** Name and buttons of the selection; the overlay keeps it beside the selection. */
export const SelectionToolbar = ({ bar, subject }: SelectionToolbarProps) => {
  const { editor, canvas } = useBuilder()
  const { ids, typing, panel } = subject.use()
  const record = useRecord(ids[0])
  if (!record) return null

  const { document } = editor.store
  const label = ids.length > 1 ? `${ids.length} blocks` : labelOf(record)
  const isRoot = record.uuid === document.root
  const changeText = (uuid: string) => {
    const text = canvas.get()?.text
    if (!text) return
    // on a small screen the text panel takes the place of a sheet
    if (window.matchMedia('(max-width: 62em)').matches) editor.session.panel.set(null)
    text.panel.set(uuid)
    text.wanted.set(text.wanted.get() + 1)
  }
  const grab = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    startExternalDrag(
      event.nativeEvent,
      () => {
        const mounted = canvas.get()
        return mounted && { canvas: mounted, source: { kind: 'move', ids }, label }
      },
      () => canvas.get()?.focus(),
    )
  }

  /**
   * Wraps an action so that a mouse click returns the focus to the page, and a key press leaves it on the
   * button.
   */
  const onPage = (act: () => unknown) => (event: ReactMouseEvent) => {
    act()
    if (event.detail > 0) canvas.get()?.focus()
  }

  return (
    <div ref={bar} className={styles.toolbar} role="toolbar" aria-label={`Actions for ${label}`}>
      <span className={styles.name}>{label}</span>
      {!isRoot && (
        <button
          type="button"
          className={`${styles.tool} ${styles.grip}`}
          aria-label="Move"
          title="Drag to move, or press M on the page and use the arrow keys"
          onPointerDown={grab}
          onClick={(event) => {
            // a click by keyboard starts moving; one by mouse is the end of a press
            if (event.detail > 0) return
            canvas.get()?.focus()
            canvas.get()?.machine.send({ type: 'command', command: 'move' })
          }}
        >
          <IconGripVertical size={16} />
        </button>
      )}
      <Tool label="Select parent" disabled={isRoot} onClick={onPage(() => selectParent(editor))}>
        <IconArrowUp size={16} />
      </Tool>
      {ids.length === 1 &&
        textOfNode(document, record.uuid) !== null &&
        !isEmptyContainer(record) &&
        canSetProps(document, { ids }).ok && (
          <Tool label="Change text" onClick={() => changeText(record.uuid)}>
            <IconPencil size={16} />
          </Tool>
        )}
      {ids.length === 1 && record.componentName === 'Picture' && canSetProps(document, { ids }).ok && (
        <Tool label="Choose image" onClick={() => openBlock(editor)}>
          <IconPhotoEdit size={16} />
        </Tool>
      )}
      <Tool
        label="Duplicate"
        disabled={!canDuplicateNodes(document, { ids }).ok}
        onClick={onPage(() => duplicateSelection(editor))}
      >
        <IconCopy size={16} />
      </Tool>
      <Tool
        label="Delete"
        disabled={!canRemoveNodes(document, { ids }).ok}
        onClick={onPage(() => removeSelection(editor))}
      >
        <IconTrash size={16} />
      </Tool>
      <LibraryTools
        record={record}
        ids={ids}
        tool={(name, icon, press) => (
          <Tool label={name} onClick={press}>
            {icon}
          </Tool>
        )}
      />
      {typing?.uuid === record.uuid && panel !== record.uuid && (
        <FormatButtons target={typing} link={(linking) => canvas.get()?.text.linking.set(linking)} />
      )}
    </div>
  )
}
