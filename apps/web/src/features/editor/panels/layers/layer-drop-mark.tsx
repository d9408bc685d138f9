import { Portal } from '@mantine/core'
import type { Point } from '@web2/builder'
import type { CSSProperties } from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { LayerDrop, LayerMetrics } from './layer-drop.ts'
import type { LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'

export interface ShownDrop {
  readonly drop: LayerDrop
  readonly at: Point
}

export interface LayerDropMarkProps {
  readonly shown: Signal<ShownDrop | null>
  readonly rows: readonly LayerRow[]
  readonly metrics: LayerMetrics
}

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

/**
 * Drop position of the dragged layers: a line between rows or a frame around one; red with the reason if not
 * allowed.
 */
export const LayerDropMark = ({ shown, rows, metrics }: LayerDropMarkProps) => {
  const now = shown.use()
  if (!now) return null
  const { drop, at } = now
  const row = drop.into === undefined ? -1 : rows.findIndex(({ uuid }) => uuid === drop.into)
  const forbidden = drop.reason !== null
  return (
    <>
      {drop.line && (
        <div
          className={styles.dropLine}
          data-forbidden={forbidden}
          style={{
            top: drop.line.top,
            insetInlineStart: 22 + Math.min(drop.line.level - 1, 12) * metrics.indent,
          }}
        />
      )}
      {row >= 0 && (
        <div
          className={styles.dropRow}
          data-forbidden={forbidden}
          style={{ top: row * metrics.lineHeight, height: metrics.lineHeight }}
        />
      )}
      {drop.reason && (
        <Portal>
          <div className={styles.dropReason} style={noteSpot(at)}>
            {drop.reason.message} {drop.reason.detail}
          </div>
        </Portal>
      )}
    </>
  )
}
