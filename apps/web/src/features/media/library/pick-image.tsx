import { Button } from '@mantine/core'
import { IconPhoto, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { generateImage, pickImage, type PickImageOptions } from '../images/pick-image.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import styles from './media.module.css'
import type { PickedPicture } from './picked-image.ts'

export interface PickPictureProps {
  /** Address of the picture in use; '' for none. */
  readonly url: string
  readonly onSelect: (picture: PickedPicture) => void
  /** What the picture in use shows; left out where a picture has no alt text. */
  readonly alt?: string
}

/** The picture in use, small, and the buttons that choose another one or have one made. */
export const PickPicture = ({ url, onSelect, alt }: PickPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const choose = async (from: (options: PickImageOptions) => Promise<PickedPicture | null>) => {
    const picture = await from({ url, ...(alt === undefined ? {} : { alt }) })
    if (picture) onSelect(picture)
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
      <Button variant="default" size="xs" onClick={() => void choose(pickImage)}>
        Choose picture
      </Button>
      <IconAction tip="Generate" name="Generate" size={30} onClick={() => void choose(generateImage)}>
        <IconWand size={16} />
      </IconAction>
    </div>
  )
}
