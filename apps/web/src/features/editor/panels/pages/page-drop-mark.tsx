import type { LineMetrics, PageDrop } from './page-drop.ts'
import type { PageLineRow } from '../../document/pages/page-rows.ts'
import styles from './pages.module.css'

export interface PageDropMarkProps {
  readonly drop: PageDrop
  readonly rows: readonly PageLineRow[]
  readonly metrics: LineMetrics
}

/** Drop position of the dragged page: a line between two rows, or a frame around its future parent. */
export const PageDropMark = ({ drop, rows, metrics }: PageDropMarkProps) => {
  const { line, into, reason } = drop
  const forbidden = reason !== null
  const row = into === undefined ? -1 : rows.findIndex(({ page }) => page._id === into)
  return (
    <>
      {line && (
        <div
          className={styles.dropLine}
          data-forbidden={forbidden}
          style={{ top: line.top, insetInlineStart: 26 + (line.level - 1) * metrics.indent }}
        />
      )}
      {row >= 0 && (
        <div
          className={styles.dropInto}
          data-forbidden={forbidden}
          style={{ top: row * metrics.height, height: metrics.height }}
        />
      )}
    </>
  )
}
