import {
  neededStrength,
  overlayContrast,
  readableContrast,
  type OverlaidText,
  type Overlay,
  type Rgba,
} from '@web2/builder'
import controls from '../../fields/controls.module.css'
import styles from '../../fields/colors.module.css'
import fields from '../../fields/fields.module.css'

interface OverlayContrastProps {
  readonly overlay: Overlay
  /** Color of the overlay, design tokens resolved; null for one that can't be read. */
  readonly color: Rgba | null
  readonly texts: readonly OverlaidText[]
  readonly strengthen: (strength: number) => void
}

const tenths = (ratio: number): number => Math.floor(ratio * 10) / 10

/** Advice for a color that is not enough at any strength. */
const advice = (overlay: Overlay, color: Rgba, texts: readonly OverlaidText[]): string => {
  const { from: _edge, ...even } = overlay
  return overlay.from && neededStrength(even, color, texts) !== null
    ? 'The gradient is too weak behind the text. Choose another edge, or a color for the whole image.'
    : 'No strength of this color is enough. Choose a color that differs more from the text.'
}

/** Whether the text over an overlay is readable whatever the image shows, and the strength that makes it so. */
export const OverlayContrast = ({ overlay, color, texts, strengthen }: OverlayContrastProps) => {
  if (texts.length === 0) return <p className={fields.note}>There is no text over this image.</p>
  if (!color)
    return (
      <p className={fields.note}>This color can’t be computed, so the contrast of the text is unknown.</p>
    )
  const ratio = overlayContrast(overlay, color, texts)
  const isGood = ratio >= readableContrast
  const needed = isGood ? null : neededStrength(overlay, color, texts)
  return (
    <>
      <p className={styles.contrast} data-good={isGood} role="status">
        {isGood
          ? `Contrast at least ${tenths(ratio)}:1 – reaches ${readableContrast}:1 over any part of any image`
          : `Contrast as low as ${tenths(ratio)}:1 – does not reach ${readableContrast}:1 over every image. ${
              needed === null ? advice(overlay, color, texts) : ''
            }`}
      </p>
      {needed !== null && (
        <button type="button" className={controls.button} onClick={() => strengthen(needed)}>
          Use {needed}%, which reaches {readableContrast}:1
        </button>
      )}
    </>
  )
}
