import { TextInput, type TextInputProps } from '@mantine/core'
import { PickPicture, type PickPictureProps } from './pick-image.tsx'

export interface ImageFieldProps extends Pick<
  TextInputProps,
  'label' | 'description' | 'placeholder' | 'error' | 'required' | 'onBlur'
> {
  /** URL of the image; '' for none. */
  readonly value: string
  readonly onChange: (url: string) => void
  /** Called with a library image and its metadata; by default `onChange` gets its URL. */
  readonly onSelect?: PickPictureProps['onSelect']
  readonly alt?: string
}

/** URL of an image, typed or picked from the library, with a thumbnail. */
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
