import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Asking } from './file-dialogs.tsx'
import { MediaLibrary } from './media-library.tsx'
import styles from './media.module.css'
import type { PickedPicture } from './picked-picture.ts'

export interface MediaPickerProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onSelect: (picture: PickedPicture) => void
  /** What the picture in use shows. Left out where a picture has no alt text, as behind a block. */
  readonly alt?: string
}

/** The dialog in which a picture is uploaded or chosen. */
export const MediaPicker = ({ opened, onClose, onSelect, alt }: MediaPickerProps) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const small = useMediaQuery('(max-width: 48em)')
  const close = () => {
    setAsking(null)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Pictures"
      size={980}
      fullScreen={small ?? false}
      // the key belongs to the question on top
      closeOnEscape={asking === null}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: styles.window, body: styles.windowBody }}
    >
      <MediaLibrary
        alt={alt}
        asking={asking}
        setAsking={setAsking}
        onClose={close}
        onSelect={(picture) => {
          onSelect(picture)
          close()
        }}
      />
    </Modal>
  )
}
