import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { imageRequest } from '../images/pick-image.ts'
import type { Asking } from '../library/file-dialogs.tsx'
import { MediaLibrary } from '../library/media-library.tsx'
import mediaStyles from '../library/media.module.css'
import type { PickedVideo } from './pick-video.ts'

interface SelectVideoDialogProps {
  opened: boolean
  onAnswer: (video: PickedVideo | null) => void
}

/** Dialog to upload videos and select one. */
export const SelectVideoDialog = ({ opened, onAnswer }: SelectVideoDialogProps) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const small = useMediaQuery('(max-width: 48em)')
  const isPosterAsked = imageRequest.use() !== null
  const close = () => {
    setAsking(null)
    onAnswer(null)
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Select video"
      size={1040}
      fullScreen={small ?? false}
      // Escape belongs to the dialog on top
      closeOnEscape={asking === null && !isPosterAsked}
      classNames={{ content: mediaStyles.window, body: mediaStyles.windowBody }}
    >
      <MediaLibrary
        kind="video"
        url=""
        alt={undefined}
        asking={asking}
        setAsking={setAsking}
        onClose={close}
        onChoose={({ url, width, height, poster }) => onAnswer({ url, width, height, poster })}
      />
    </Modal>
  )
}
