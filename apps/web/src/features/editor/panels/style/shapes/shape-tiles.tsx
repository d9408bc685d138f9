import type { CSSProperties } from 'react'
import styles from './shapes.module.css'

export interface ShapeTile {
  readonly value: string
  readonly label: string
  readonly look: CSSProperties
}

interface ShapeTilesProps {
  readonly label: string
  readonly tiles: readonly ShapeTile[]
  /** The chosen one; `none` for no shape, '' for none of these. */
  readonly value: string
  readonly choose: (value: string) => void
}

/** Shapes to choose from, drawn as they are, with “None” first. */
export const ShapeTiles = ({ label, tiles, value, choose }: ShapeTilesProps) => (
  <div className={styles.tiles} role="group" aria-label={label}>
    {[{ value: 'none', label: 'None', look: {} }, ...tiles].map((tile) => (
      <button
        key={tile.value}
        type="button"
        className={styles.tile}
        data-none={tile.value === 'none'}
        aria-label={tile.label}
        aria-pressed={tile.value === value}
        title={tile.label}
        onClick={() => choose(tile.value)}
      >
        <span style={tile.look} aria-hidden="true" />
      </button>
    ))}
  </div>
)
