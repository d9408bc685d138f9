import { Modal, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import type { PictureAttributes, PictureSide } from './image-node.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

const sides: { value: PictureSide; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'none', label: 'Inline' },
  { value: 'right', label: 'Right' },
]

/** Dialog for alt text, title, size and side of the selected image. */
export const PictureDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [now] = useState(() => editor.getAttributes('image') as PictureAttributes)
  const [alt, setAlt] = useState(now.alt ?? '')
  const [title, setTitle] = useState(now.title ?? '')
  const [width, setWidth] = useState<number | string>(now.width ?? '')
  const [side, setSide] = useState<PictureSide>(now.float ?? 'none')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const wide = Number(width) > 0 ? Math.round(Number(width)) : null
    const height =
      wide !== null && now.width && now.height ? Math.round((now.height * wide) / now.width) : null
    editor
      .chain()
      .focus()
      .updateAttributes('image', {
        alt,
        title: title || null,
        width: wide,
        height,
        float: side,
        margin: now.margin ?? '10px',
      })
      .run()
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title="Image" returnFocus={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Alt text"
            description="Describe the image for screen readers and search engines"
            data-autofocus
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <TextInput label="Title" value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
          <NumberInput
            label="Width"
            description="Leave empty to use the original width"
            suffix=" px"
            min={1}
            max={4_000}
            value={width}
            onChange={setWidth}
          />
          <div>
            <Text size="sm" fw={500} mb={4} id="picture-side">
              Position
            </Text>
            <SegmentedControl
              aria-labelledby="picture-side"
              fullWidth
              data={sides}
              value={side}
              onChange={(value) => setSide(sides.find((each) => each.value === value)?.value ?? 'none')}
            />
          </div>
          <DialogActions onCancel={onClose} type="submit">
            Apply
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
