import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import styles from './media.module.css'
import type { PickedPicture } from './picked-picture.ts'

const MediaPicker = lazy(async () => ({
  default: (await loadChunk(() => import('./media-picker.tsx'))).MediaPicker,
}))

export interface PickPictureProps {
  /** Address of the picture in use; '' for none. */
  readonly url: string
  readonly onSelect: (picture: PickedPicture) => void
  /** What the picture in use shows; left out where a picture has no alt text. */
  readonly alt?: string
}

/** The picture in use, small, and the button that opens the library. */
export const PickPicture = ({ url, onSelect, alt }: PickPictureProps) => {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  return (
    <div className={styles.pick}>
      <span className={styles.preview}>
        {url !== '' && broken !== url ? (
          <img src={url} alt="" onError={() => setBroken(url)} />
        ) : (
          <IconPhoto size={20} aria-hidden />
        )}
      </span>
      <Button variant="default" size="xs" onClick={open}>
        Choose picture
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <MediaPicker
            opened={opened}
            onClose={() => setOpened(false)}
            onSelect={onSelect}
            {...(alt === undefined ? {} : { alt })}
          />
        </Suspense>
      )}
    </div>
  )
}
