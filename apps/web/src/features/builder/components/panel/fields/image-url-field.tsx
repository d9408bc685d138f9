import { CommitInput, type CommitInputProps } from './commit-input.tsx'

export interface PickedImage {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly alt?: string
}

export interface ImageUrlFieldProps extends Pick<
  CommitInputProps,
  'id' | 'label' | 'value' | 'placeholder' | 'check' | 'commit'
> {
  /** Takes a picture of the media library with what is known of it; `commit` gets its address unless given. */
  readonly picked?: (image: PickedImage) => void
}

/** The address of a picture. */
export const ImageUrlField = ({ picked: _picked, ...input }: ImageUrlFieldProps) => (
  <CommitInput {...input} inputMode="url" />
)
