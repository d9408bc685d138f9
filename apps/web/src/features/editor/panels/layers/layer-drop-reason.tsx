import { Portal } from '@mantine/core'
import type { Point } from '@web2/builder'
import type { CSSProperties } from 'react'
import type { ShownDrop } from '../tree/use-tree-pointer.ts'
import type { LayerDrop } from './layer-drop.ts'
import styles from './layers.module.css'

/**
 * Distance of the note from the pointer and its maximum width, in px; the width is that of the style sheet.
 */
const apart = 14
const widest = 280

/**
 * Positions the note beside the pointer within the window; above it in the lower half, where a hand would
 * hide it.
 */
const noteSpot = ({ x, y }: Point): CSSProperties => ({
  left: Math.max(4, Math.min(x + apart, window.innerWidth - widest - 8)),
  ...(y > window.innerHeight / 2 ? { bottom: window.innerHeight - y + apart } : { top: y + apart }),
})

/** Note at the pointer with the reason why the dragged layers can't be dropped here. */
export const LayerDropReason = ({ drop, at }: ShownDrop<LayerDrop>) =>
  drop.reason && (
    <Portal>
      <div className={styles.dropReason} style={noteSpot(at)}>
        {drop.reason.message} {drop.reason.detail}
      </div>
    </Portal>
  )
