import {
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconPencil,
  IconPhotoEdit,
  IconTrash,
} from '@tabler/icons-react'
import { canDuplicateNodes, canRemoveNodes, canSetProps, labelOf, textOfNode } from '@web2/builder'
import { type PointerEvent as ReactPointerEvent, type ReactNode, type RefObject } from 'react'
import type { Canvas } from '../../canvas/canvas.ts'
import { duplicateSelection, removeSelection } from '../../editor/actions.ts'
import { selectParent } from '../../editor/selecting.ts'
import { useBuilder, useSelected } from '../../hooks/use-builder.ts'
import { carry } from '../../interaction/carry.ts'
import { openBlock } from '../panel/open-block.ts'
import { LibraryTools } from '../../library/library-tools.tsx'
import { FormatButtons } from '../../text/format-buttons.tsx'
import { remember } from '../../text/panel-place.ts'
import { isEmptyContainer } from '../../text/text-prop.ts'
import { createTextSession } from '../../text/text-session.ts'
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

export interface SelectionToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>
  readonly canvas: Canvas | null
}

/** Stands for the texts of a page that is not on the canvas yet. */
const noTexts = createTextSession()

/** Name and buttons of what is selected; the overlay keeps it beside the selection. */
export const SelectionToolbar = ({ bar, canvas: mounted }: SelectionToolbarProps) => {
  const { editor, canvas } = useBuilder()
  const texts = mounted?.text ?? noTexts
  const typing = texts.typing.use()
  const panel = texts.panel.use()
  const ids = editor.session.selection.use()
  const record = useSelected()
  if (!record) return null

  const { document } = editor.store
  const label = ids.length > 1 ? `${ids.length} blocks` : labelOf(record)
  const isRoot = record.uuid === document.root
  const changeText = (uuid: string) => {
    remember({ closed: false })
    // on a small screen the panel stands where a sheet is
    if (window.matchMedia('(max-width: 62em)').matches) editor.session.panel.set(null)
    texts.panel.set(uuid)
    texts.wanted.set(texts.wanted.get() + 1)
  }
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
      {ids.length === 1 &&
        textOfNode(document, record.uuid) !== null &&
        !isEmptyContainer(record) &&
        canSetProps(document, { ids }).ok && (
          <Tool label="Change text" onClick={() => changeText(record.uuid)}>
            <IconPencil size={16} />
          </Tool>
        )}
      {ids.length === 1 && record.componentName === 'Picture' && canSetProps(document, { ids }).ok && (
        <Tool label="Choose picture" onClick={() => openBlock(editor)}>
          <IconPhotoEdit size={16} />
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
        <FormatButtons target={typing} link={texts.linking.set} />
      )}
    </div>
  )
}
