import { Button } from '@mantine/core'
import { IconPhoto, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { generateImage, pickImage, type PickImageOptions } from '../images/pick-image.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import styles from './pick-image.module.css'
import type { PickedPicture } from './picked-image.ts'

export interface PickPictureProps {
  /** URL of the image in use; '' for none. */
  readonly url: string
  readonly onSelect: (picture: PickedPicture) => void
  /** Alt text of the image in use; undefined where images have none. */
  readonly alt?: string
}

/** Thumbnail of the image in use, with buttons to select or generate another. */
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
        Choose image
      </Button>
      <IconAction tip="Generate" name="Generate" size={30} onClick={() => void choose(generateImage)}>
        <IconWand size={16} />
      </IconAction>
    </div>
  )
}
