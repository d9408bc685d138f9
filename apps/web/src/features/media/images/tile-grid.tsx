import type { CSSProperties } from 'react'
import { moveInGrid } from '../../../lib/browser/grid-keys.ts'
import styles from './images.module.css'

export interface Tile {
  readonly key: string
  /** URL of the image. */
  readonly src: string
  /** Accessible name of the image. */
  readonly name: string
  readonly title?: string
  /** Shown over the image on hover. */
  readonly caption?: string
  readonly style?: CSSProperties
}

interface TileGridProps {
  label: string
  tiles: readonly Tile[]
  /** Key of the selected tile. */
  chosen: string | undefined
  className: string | undefined
  onChoose: (at: number) => void
  onApply: (at: number) => void
}

/** Grid to select one image by mouse, touch or keyboard. */
export const TileGrid = ({ label, tiles, chosen, className, onChoose, onApply }: TileGridProps) => (
  <div
    role="listbox"
    aria-label={label}
    className={className}
    onKeyDown={(event) => moveInGrid(event, onChoose)}
  >
    {tiles.map(({ key, src, name, title, caption, style }, at) => (
      <div
        key={key}
        role="option"
        aria-selected={key === chosen}
        aria-label={name}
        tabIndex={key === (chosen ?? tiles[0]?.key) ? 0 : -1}
        className={styles.tile}
        title={title}
        style={style}
        onClick={() => onChoose(at)}
        onDoubleClick={() => onApply(at)}
        onKeyDown={(event) => {
          if (event.key === ' ') onChoose(at)
          else if (event.key === 'Enter') onApply(at)
          else return
          event.preventDefault()
        }}
      >
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
        />
        {caption !== undefined && <span className={styles.author}>{caption}</span>}
      </div>
    ))}
  </div>
)
