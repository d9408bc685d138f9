import type { GeneratedImage } from '@web2/contract/media'
import styles from '../images/images.module.css'
import { TileGrid } from '../images/tile-grid.tsx'

interface MadeGridProps {
  images: readonly GeneratedImage[]
  chosen: GeneratedImage | null
  onChoose: (image: GeneratedImage) => void
  onApply: (image: GeneratedImage) => void
}

/** Grid of the generated images. */
export const MadeGrid = ({ images, chosen, onChoose, onApply }: MadeGridProps) => (
  <TileGrid
    label="Generated images"
    className={styles.made}
    tiles={images.map(({ url, width, height }, at) => ({
      key: url,
      src: url,
      name: `Image ${at + 1}`,
      style: { aspectRatio: `${width} / ${height}` },
    }))}
    chosen={chosen?.url}
    onChoose={(at) => images[at] && onChoose(images[at])}
    onApply={(at) => images[at] && onApply(images[at])}
  />
)
