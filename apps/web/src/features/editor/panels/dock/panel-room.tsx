import type { Side } from './panel-width.ts'
import { panelWidths } from './panel-width.ts'
import styles from './panels.module.css'

/** Px of the rail with the tools, its lines included. */
const rail = 61
/** Px of the strip that is left of a hidden panel. */
const strip = 29

/** Keeps the room of a panel that comes after the page, so that the page stands still then. */
export const PanelRoom = ({ side }: { readonly side: Side }) => {
  const { left, right, rightHidden } = panelWidths.use()
  const width = side === 'left' ? rail + left : rightHidden ? strip : right
  return <div className={`${styles.side} ${styles[side]}`} style={{ width }} />
}
