import type { ReactNode } from 'react'
import { PageThumb } from '../../../sites/page-thumbnail/page-thumbnail.tsx'
import styles from './library.module.css'
import type { TilePicture } from './library-tile.tsx'

interface PictureTileProps {
  readonly title: string
  readonly picture: TilePicture
  readonly act: () => void
  /** Name below the picture. */
  readonly children: ReactNode
}

/** A record with its thumbnail that acts on a click. */
export const PictureTile = ({ title, picture, act, children }: PictureTileProps) => (
  <li className={styles.tile}>
    <button type="button" className={`${styles.drag} ${styles.apply}`} title={title} onClick={act}>
      <span className={styles.picture}>
        <PageThumb {...picture} />
      </span>
      <span className={styles.line}>
        <span className={styles.name}>{children}</span>
      </span>
    </button>
  </li>
)
