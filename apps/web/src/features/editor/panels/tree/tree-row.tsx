import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps, PointerEvent } from 'react'
import styles from './tree.module.css'

export interface TreeRowState {
  /** Starts at 1. */
  readonly level: number
  readonly siblings: number
  readonly hasChildren: boolean
  readonly expanded: boolean
}

/** Props that the tree passes to each of its rows. */
export interface RowPlace {
  readonly id: string
  /** Distance in px from the first row. */
  readonly top: number
  /** Keys act on this row. */
  readonly active: boolean
}

interface TreeRowProps extends RowPlace, Omit<ComponentProps<'div'>, 'id'> {
  readonly row: TreeRowState
  /** Place among its siblings, from 1. */
  readonly position: number
  /** Distance in px from the panel's side. */
  readonly inset: number
  readonly selected: boolean
  readonly toggle: () => void
}

/** A row of a tree, with the arrow that expands it. */
export const TreeRow = (props: TreeRowProps) => {
  const { row, position, top, inset, selected, active, toggle, className, children, ...others } = props
  return (
    <div
      {...others}
      className={`${styles.line} ${className}`}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={position}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? row.expanded : undefined}
      aria-selected={selected}
      data-active={active}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: inset }}
    >
      <span
        className={styles.twist}
        data-open={row.expanded}
        data-shown={row.hasChildren}
        aria-hidden="true"
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation()
          toggle()
        }}
      >
        <IconChevronRight size={14} />
      </span>
      {children}
    </div>
  )
}

interface RowGripProps {
  readonly className: string | undefined
  readonly size: number
  readonly press: (event: PointerEvent) => void
}

/** The part of a row by which a finger drags it. */
export const RowGrip = ({ className, size, press }: RowGripProps) => (
  <span
    className={`${styles.grip} ${className}`}
    aria-hidden="true"
    onPointerDown={(event) => {
      event.stopPropagation()
      press(event)
    }}
  >
    <IconGripVertical size={size} />
  </span>
)
