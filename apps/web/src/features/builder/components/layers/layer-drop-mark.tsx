import type { Point } from '@web2/builder'
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

/** Where the dragged layers would go: a line between rows or a frame around one; red, with the reason, where not. */
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
        <div className={styles.dropReason} style={{ left: at.x + 14, top: at.y + 14 }}>
          {drop.reason.message} {drop.reason.detail}
        </div>
      )}
    </>
  )
}
