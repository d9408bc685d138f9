import { Loader, Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import type { PlaceFill } from '../../document/filling/fill-state.ts'
import { IconSample } from '../icons/icon-sample.tsx'
import styles from './fill-images.module.css'

const shape = (ratio: number) => ({ '--ratio': String(ratio) }) as CSSProperties

/** The drawing that holds a place, cropped as on the page. */
export const DrawingFrame = ({ place }: Pick<PlaceFill, 'place'>) => (
  <div>
    <div className={styles.frame} style={shape(place.ratio)} aria-hidden="true">
      <IconSample props={place.drawing.props} size="cover" />
    </div>
    <span className={styles.caption}>Now: drawing</span>
  </div>
)

/** The image that will take a place, cropped as on the page. */
export const ImageFrame = ({ fill }: { readonly fill: PlaceFill }) => {
  const { place, suggestion, own } = fill
  const isFound = suggestion.kind === 'found'
  const src = own?.url ?? (isFound ? suggestion.image.thumb : undefined)
  const isBusy = suggestion.kind === 'searching' || (isFound && suggestion.isBusy)
  return (
    <div>
      <div className={`${styles.frame} ${styles.photo}`} style={shape(place.ratio)} aria-busy={isBusy}>
        {src !== undefined && (
          <img src={src} alt={fill.alt} decoding="async" loading="lazy" referrerPolicy="no-referrer" />
        )}
        {src === undefined && isBusy && <Skeleton h="100%" radius={0} />}
        {src !== undefined && isBusy && (
          <Loader size="xs" style={{ position: 'absolute', top: 8, insetInlineEnd: 8 }} />
        )}
      </div>
      <span className={styles.caption}>
        {fill.isKept ? 'Not used' : src === undefined ? 'No image yet' : 'New image'}
      </span>
    </div>
  )
}
