import type { ReactNode } from 'react'
import type { TreeDrop } from './tree-drop.ts'
import type { ShownDrop, TreePointer } from './use-tree-pointer.ts'
import styles from './tree.module.css'

export interface TreeDropMarkProps<Drop> {
  readonly shown: TreePointer<Drop>['shown']
  readonly indexOf: (id: string) => number
  readonly rowHeight: number
  /** Returns the distance in px from the panel's side to a line at this level. */
  readonly lineInset: (level: number) => number
  /** Returns what is shown in addition to the mark. */
  readonly note?: ((shown: ShownDrop<Drop>) => ReactNode) | undefined
}

/** Drop position of the dragged rows: a line between rows or a frame around one; red if not allowed. */
export const TreeDropMark = <Drop extends TreeDrop>(props: TreeDropMarkProps<Drop>) => {
  const { shown, indexOf, rowHeight, lineInset, note } = props
  const now = shown.use()
  if (!now) return null
  const { line, into, reason } = now.drop
  const row = into === undefined ? -1 : indexOf(into)
  const forbidden = reason !== null
  return (
    <>
      {line && (
        <div
          className={styles.dropLine}
          data-forbidden={forbidden}
          style={{ top: line.top, insetInlineStart: lineInset(line.level) }}
        />
      )}
      {row >= 0 && (
        <div
          className={styles.dropInto}
          data-forbidden={forbidden}
          style={{ top: row * rowHeight, height: rowHeight }}
        />
      )}
      {note?.(now)}
    </>
  )
}
