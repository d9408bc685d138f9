import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { sourceTextLength } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useState } from 'react'

interface Note {
  readonly title: string
  readonly text: string
}

interface NoteDialogProps {
  /** The note to edit; null for a new one. */
  readonly note: Note | null
  readonly onStore: (note: Note) => void
  readonly onClose: () => void
}

/** Dialog for a note that an article is written from. */
export const NoteDialog = ({ note, onStore, onClose }: NoteDialogProps) => {
  const [title, setTitle] = useState(note?.title ?? '')
  const [text, setText] = useState(note?.text ?? '')
  const [isTried, setTried] = useState(false)
  const errorOf = (value: string) => (isTried && value.trim() === '' ? messages.required : null)
  return (
    <Modal opened onClose={onClose} title={note === null ? 'Add note' : 'Edit note'} size="lg">
      <Stack>
        <TextInput
          label="Title"
          withAsterisk
          placeholder="Price list 2026"
          maxLength={200}
          data-autofocus
          value={title}
          error={errorOf(title)}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label="Text"
          withAsterisk
          description={`${text.length.toLocaleString('en-US')} of ${sourceTextLength.toLocaleString('en-US')} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={8}
          maxRows={18}
          maxLength={sourceTextLength}
          value={text}
          error={errorOf(text)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              setTried(true)
              if (title.trim() !== '' && text.trim() !== '')
                onStore({ title: title.trim(), text: text.trim() })
            }}
          >
            {note === null ? 'Add note' : 'Save note'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
