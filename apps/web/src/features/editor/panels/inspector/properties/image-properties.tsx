import styles from '../panel.module.css'
import { styleOf, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { firstWidth } from '../../../interaction/clipboard/image-block.ts'
import { useEditor } from '../../session/use-editor.ts'
import type { PickedPicture } from '../../../../media/library/picked-image.ts'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { Row } from '../../fields/field-row.tsx'
import { textIn, useProps } from '../use-props.ts'
import { ImageCrop } from './image-crop.tsx'
import { PictureOrigin } from './image-origin.tsx'
import { NumberRow, SelectRow, TextRow } from './prop-rows.tsx'

/** Returns the natural size of an image in px; null if it can't be loaded or has no size of its own. */
const naturalSize = (url: string): Promise<{ width: number; height: number } | null> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = picture
      resolve(width > 0 && height > 0 ? { width, height } : null)
    }
    picture.onerror = () => resolve(null)
    picture.src = url
  })

const loadings = [
  { value: 'lazy', label: 'Lazy' },
  { value: 'eager', label: 'Eager' },
  { value: 'auto', label: 'Auto' },
]

interface Size {
  readonly width: number
  readonly height: number
}

/** Hides a data: URL, which is too long for a field. */
const shownAddress = (url: string): string => (url.startsWith('data:') ? '' : url)

/** Returns true if the user never set the width, so that the file still decides it. */
const hasFirstWidth = ({ props }: NodeRecord): boolean =>
  typeof props.width === 'number' && styleOf(props, 'desktop')?.width === firstWidth(props.width)

export const PictureProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const id = useId()
  const { store } = useEditor()
  const { read, set, setWidth, setStyles } = useProps(records)
  const address = read('imageUrl')
  const url = textIn(address.value)

  const picked = ({
    url: chosen,
    width,
    height,
    alt,
    shown,
  }: Partial<PickedPicture> & { readonly url: string }) => {
    // the alt text of one image is wrong for another
    set({ imageUrl: chosen, ...(alt === undefined ? {} : { alt }) }, 'Change image', `picture:${chosen}`)
    const follows = records.every(hasFirstWidth)
    if (width && height) sized(chosen, { width, height }, follows, shown)
    else void measured(chosen, follows)
  }
  const sized = (chosen: string, size: Size, follows: boolean, shown?: Size) => {
    set({ ...size }, 'Change image', `picture:${chosen}`)
    // automatic height keeps the image's shape where there is less room
    if (shown) setStyles({ width: `${shown.width}px`, height: 'auto' }, 'Change image', `picture:${chosen}`)
    else if (follows) setWidth(firstWidth(size.width), 'Change image', `picture:${chosen}`)
  }
  /**
   * Stores the image's own size, which reserves its space while it loads. Joins the undo step that chose the
   * image.
   */
  const measured = async (chosen: string, follows: boolean) => {
    const size = await naturalSize(chosen)
    const still = records.every(({ uuid }) => store.get(uuid)?.props.imageUrl === chosen)
    if (size && still) sized(chosen, size, follows)
  }

  return (
    <>
      <Row label="Image URL" htmlFor={id}>
        <ImageUrlField
          id={id}
          label="Image URL"
          value={shownAddress(url)}
          placeholder={address.mixed ? 'Mixed' : 'https://…'}
          commit={(typed) => picked({ url: typed.trim() })}
          picked={picked}
          shownUrl={url}
          alt={textIn(read('alt').value)}
        />
      </Row>
      {records.length === 1 && records[0] && <PictureOrigin record={records[0]} url={url} />}
      <TextRow records={records} prop="alt" label="Alt text" placeholder="Describe the image" />
      <p className={styles.note}>
        Read by search engines and screen readers. Leave it empty only for decorative images.
      </p>
      <div className={styles.pair}>
        <NumberRow records={records} prop="width" label="File width (px)" least={1} optional />
        <NumberRow records={records} prop="height" label="File height (px)" least={1} optional />
      </div>
      <p className={styles.note}>
        Reserves space while the image loads. Set the displayed size in the Style tab.
      </p>
      <ImageCrop records={records} />
      <SelectRow records={records} prop="loading" label="Loading" options={loadings} none="Default" />
      <p className={styles.note}>Default: the first image on the page is eager, the others are lazy.</p>
    </>
  )
}
