import type { PickedPicture } from '../../../media/library/picked-image.ts'
import { PickPicture } from '../../../media/library/pick-image.tsx'
import { CommitInput, type CommitInputProps } from './commit-input.tsx'
import styles from './fields.module.css'

export interface ImageUrlFieldProps extends Pick<
  CommitInputProps,
  'id' | 'label' | 'value' | 'placeholder' | 'check' | 'commit'
> {
  /** Address of the picture in use, where the field shows less of it; the value unless given. */
  readonly shownUrl?: string
  /** Takes a picture of the media library with what is known of it; `commit` gets its address unless given. */
  readonly picked?: (picture: PickedPicture) => void
  /** What the picture in use shows; left out where a picture has no alt text. */
  readonly alt?: string
}

const isPicture = (text: string): boolean => /^(?:https?:|data:image\/|\/|\.)|\.[a-z]{3,4}$/i.test(text)

/** The address of a picture, typed or chosen from the media library, with a small view of it. */
export const ImageUrlField = ({ picked, alt, shownUrl, ...input }: ImageUrlFieldProps) => {
  const url = shownUrl ?? input.value
  return (
    <div className={styles.stack}>
      <CommitInput {...input} inputMode="url" />
      <PickPicture
        url={isPicture(url) ? url : ''}
        onSelect={picked ?? ((picture) => input.commit(picture.url))}
        {...(alt === undefined ? {} : { alt })}
      />
    </div>
  )
}
