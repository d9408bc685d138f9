import type { PickedPicture } from '../../../media/library/picked-image.ts'
import { PickPicture } from '../../../media/library/pick-image.tsx'
import { CommitInput, type CommitInputProps } from './commit-input.tsx'
import styles from './fields.module.css'

export interface ImageUrlFieldProps extends Pick<
  CommitInputProps,
  'id' | 'label' | 'value' | 'placeholder' | 'check' | 'commit'
> {
  /** URL of the image in use, if the field shows less of it; the value by default. */
  readonly shownUrl?: string
  /** Called with a library image and its metadata; by default `commit` gets its URL. */
  readonly picked?: (picture: PickedPicture) => void
  /** Alt text of the image in use; undefined where images have none. */
  readonly alt?: string
}

const isPicture = (text: string): boolean => /^(?:https?:|data:image\/|\/|\.)|\.[a-z]{3,4}$/i.test(text)

/** URL of an image, typed or picked from the media library, with a thumbnail. */
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
