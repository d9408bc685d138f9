import type { Side } from './panel-width.ts'
import { panelWidths } from './panel-width.ts'
import styles from './panels.module.css'

/** Width in px of the tool rail with its borders. */
const rail = 61
/** Width in px of the strip that a hidden panel leaves. */
const strip = 29

/** Reserves the width of a panel that renders after the page, so that the page does not move. */
export const PanelRoom = ({ side }: { readonly side: Side }) => {
  const { left, right, rightHidden } = panelWidths.use()
  const width = side === 'left' ? rail + left : rightHidden ? strip : right
  return <div className={`${styles.side} ${styles[side]}`} style={{ width }} />
}
