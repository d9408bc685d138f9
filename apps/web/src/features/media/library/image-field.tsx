import { TextInput, type TextInputProps } from '@mantine/core'
import { PickPicture, type PickPictureProps } from './pick-image.tsx'

export interface ImageFieldProps extends Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'onBlur'
> {
  /** The picture's address; '' for none. */
  readonly value: string
  readonly onChange: (url: string) => void
  /** Takes a picture of the library with what is known of it; `onChange` gets its address unless given. */
  readonly onSelect?: PickPictureProps['onSelect']
  readonly alt?: string
}

/** The address of a picture, typed or chosen from the library, with a small view of it. */
export const ImageField = ({ value, onChange, onSelect, alt, ...input }: ImageFieldProps) => (
  <div>
    <TextInput
      {...input}
      inputMode="url"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <PickPicture
      url={value}
      onSelect={onSelect ?? (({ url }) => onChange(url))}
      {...(alt === undefined ? {} : { alt })}
    />
  </div>
)
