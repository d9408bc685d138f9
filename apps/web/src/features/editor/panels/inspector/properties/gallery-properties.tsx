import { Button } from '@mantine/core'
import type { Json, NodeRecord } from '@web2/builder'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import { ListEntry } from './list-editor.tsx'
import { NumberRow } from './prop-rows.tsx'

type GalleryImage = Readonly<Record<string, Json | undefined>>

const imagesOf = (value: Json | undefined): readonly GalleryImage[] =>
  Array.isArray(value)
    ? value.map((image: Json) =>
        typeof image === 'object' && image !== null && !Array.isArray(image) ? (image as GalleryImage) : {},
      )
    : []

/** Hides a data: URL, which is too long for a field. */
const shownAddress = (url: string): string => (url.startsWith('data:') ? '' : url)

const Images = ({ record }: { readonly record: NodeRecord }) => {
  const { set } = useProps([record])
  const images = imagesOf(record.props.images)
  const setImages = (next: readonly GalleryImage[], label: string) =>
    set({ images: next as readonly Json[] }, label)
  const change = (at: number, name: string) => (value: string) =>
    setImages(
      images.map((image, place) => (place === at ? { ...image, [name]: value } : image)),
      `Change image ${at + 1}`,
    )
  return (
    <>
      {images.map((image, at) => {
        const field = (name: string) => `Image ${at + 1} ${name}`
        return (
          <ListEntry
            key={at}
            noun="image"
            at={at}
            count={images.length}
            move={(to) => setImages(images.toSpliced(at, 1).toSpliced(to, 0, image), 'Move image')}
            remove={() => setImages(images.toSpliced(at, 1), 'Delete image')}
          >
            <Row label="Image">
              <ImageUrlField
                label={field('URL')}
                value={shownAddress(textIn(image.url))}
                placeholder="Image URL"
                commit={change(at, 'url')}
              />
            </Row>
            <Row label="Alt text">
              <CommitInput label={field('alt text')} value={textIn(image.alt)} commit={change(at, 'alt')} />
            </Row>
            <Row label="Caption">
              <CommitInput
                label={field('caption')}
                value={textIn(image.caption)}
                commit={change(at, 'caption')}
              />
            </Row>
          </ListEntry>
        )
      })}
      <Button
        size="xs"
        variant="default"
        onClick={() =>
          setImages(
            [...images, { ...images.at(-1), alt: `Image ${images.length + 1}`, caption: '' }],
            'Add image',
          )
        }
      >
        Add image
      </Button>
    </>
  )
}

/** Offers the new image formats to galleries that were built before them; can be undone. */
const NewFormats = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const { set } = useProps(records)
  if (records.every(({ props }) => props.files === true)) return null
  return (
    <>
      <p className={styles.note}>
        This gallery publishes each image as one file. With faster images, phones load smaller ones in newer
        formats. They are used where the site publishes faster images.
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => set({ files: true }, 'Use faster images in gallery')}
      >
        Use faster images
      </Button>
    </>
  )
}

/** Columns and images of a gallery. */
export const GalleryProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [first] = records
  return (
    <>
      <NumberRow records={records} prop="columns" label="Columns" least={1} most={6} />
      {records.length === 1 && first ? (
        <Images record={first} />
      ) : (
        <p className={styles.note}>Select a single gallery to edit its images.</p>
      )}
      <NewFormats records={records} />
    </>
  )
}
