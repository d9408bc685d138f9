import { Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core'
import { youtubeEmbedUrl } from '@web2/builder'
import { useState, type FormEvent } from 'react'
import { emptyFrame, frameErrors, isWholeFrame, type FrameData } from './video-address.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface FrameDialogProps {
  readonly onInsert: (frame: {
    src: string
    width: number
    height: number
    name: string | null
    title: string | null
  }) => void
  readonly onClose: () => void
}

const numberOf = (value: string | number): number | '' => (value === '' ? '' : Number(value))

/** Dialog that inserts a video by URL, with the size of its frame. */
export const FrameDialog = ({ onInsert, onClose }: FrameDialogProps) => {
  const [frame, setFrame] = useState<FrameData>(emptyFrame)
  const errors = frameErrors(frame)
  const change = (part: Partial<FrameData>) => setFrame((now) => ({ ...now, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const src = youtubeEmbedUrl(frame.url)
    if (!isWholeFrame(frame) || src === null) return
    const { width, height, name, title } = frame
    onInsert({
      src,
      width: Number(width),
      height: Number(height),
      name: name.trim() || null,
      title: title.trim() || null,
    })
  }

  return (
    <Modal opened onClose={onClose} title="Insert video" returnFocus={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="URL"
            placeholder="https://www.youtube.com/watch?v=…"
            inputMode="url"
            data-autofocus
            withAsterisk
            value={frame.url}
            error={errors.url}
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
          <Group grow align="flex-start">
            <NumberInput
              label="Width"
              suffix=" px"
              value={frame.width}
              error={errors.width}
              onChange={(value) => change({ width: numberOf(value) })}
            />
            <NumberInput
              label="Height"
              suffix=" px"
              value={frame.height}
              error={errors.height}
              onChange={(value) => change({ height: numberOf(value) })}
            />
          </Group>
          <TextInput
            label="Name"
            value={frame.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Title"
            description="Read aloud by screen readers"
            value={frame.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <DialogActions onCancel={onClose} type="submit" disabled={!isWholeFrame(frame)}>
            Insert
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
