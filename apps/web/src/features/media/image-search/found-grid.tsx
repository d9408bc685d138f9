import type { FoundImage } from '@web2/contract/media'
import styles from '../images/images.module.css'
import { TileGrid } from '../images/tile-grid.tsx'

interface FoundGridProps {
  images: readonly FoundImage[]
  chosen: FoundImage | null
  onChoose: (image: FoundImage) => void
  onApply: (image: FoundImage) => void
}

/** Grid of the images on one page of a search. */
export const FoundGrid = ({ images, chosen, onChoose, onApply }: FoundGridProps) => {
  const at = (use: (image: FoundImage) => void) => (place: number) => {
    const image = images[place]
    if (image) use(image)
  }
  return (
    <TileGrid
      label="Images"
      className={styles.grid}
      tiles={images.map(({ id, thumb, alt, author }) => ({
        key: id,
        src: thumb,
        name: [alt || 'Image', author && `by ${author}`].filter(Boolean).join(' '),
        title: alt,
        caption: author,
      }))}
      chosen={chosen?.id}
      onChoose={at(onChoose)}
      onApply={at(onApply)}
    />
  )
}
