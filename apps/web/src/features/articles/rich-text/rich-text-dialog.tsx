import { Modal, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { ask } from '../../../lib/questions.ts'
import { Failure } from '../../../ui/failure.tsx'
import { RichText } from './rich-text.tsx'
import type { RichTextHandle } from './rich-text-editor.tsx'
import classes from './rich-text.module.css'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface RichTextDialogProps {
  readonly title: string
  /** Initial text, as HTML. */
  readonly html: string
  /** Name for pasted and inserted images. */
  readonly keyword: string
  /** Label of the button that applies the text. */
  readonly doneLabel?: string
  readonly pending?: boolean
  /** Why the text was refused; the dialog stays open with it. */
  readonly failure?: string | null
  readonly onDone: (html: string) => void
  readonly onClose: () => void
}

/** Dialog with the article editor. Asks before it closes with unsaved text. */
export const RichTextDialog = (props: RichTextDialogProps) => {
  const {
    title,
    html,
    keyword,
    doneLabel = 'Apply',
    pending = false,
    failure = null,
    onDone,
    onClose,
  } = props
  const text = useRef<RichTextHandle>(null)
  const isEdited = useRef(false)
  const leave = () => {
    if (!isEdited.current) return onClose()
    ask({
      title: 'Discard changes?',
      children: <Text size="sm">Your changes to this text will be lost.</Text>,
      labels: { confirm: 'Discard', cancel: 'Keep editing' },
      confirmProps: { color: 'red.8' },
      onConfirm: onClose,
    })
  }
  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      size={1000}
      closeOnClickOutside={false}
      // Escape closes what is above the text: a search, a menu, an image dialog
      closeOnEscape={false}
    >
      <Stack className={classes.dialog ?? ''}>
        <RichText
          initial={html}
          label="Text"
          keyword={keyword}
          onReady={(handle) => {
            text.current = handle
          }}
          onEdit={() => {
            isEdited.current = true
          }}
        />
        {failure !== null && <Failure message={failure} />}
        <DialogActions
          onCancel={leave}
          loading={pending}
          onClick={() => onDone(text.current?.html() ?? html)}
        >
          {doneLabel}
        </DialogActions>
      </Stack>
    </Modal>
  )
}
