import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconDots, IconEyeOff, IconGripVertical, IconHome } from '@tabler/icons-react'
import { memo, type MouseEvent, type PointerEvent } from 'react'
import type { PageLineRow } from '../../document/pages/page-rows.ts'
import styles from './pages.module.css'

/** Actions of a row; the same object for all rows and renders. */
export interface LineActions {
  readonly press: (row: PageLineRow, event: PointerEvent, byGrip: boolean) => void
  readonly choose: (row: PageLineRow) => void
  readonly toggle: (row: PageLineRow) => void
  readonly openMenu: (row: PageLineRow, at: { readonly x: number; readonly y: number }) => void
}

export interface PageLineProps {
  readonly id: string
  readonly row: PageLineRow
  readonly top: number
  readonly indent: number
  /** The page is open. */
  readonly current: boolean
  /** Keys act on this row. */
  readonly active: boolean
  readonly actions: LineActions
}

const below = (event: MouseEvent) => {
  const { left, bottom } = event.currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}

const noteOf = ({ page }: PageLineRow): string =>
  [page.isDefault && 'home page', !page.inNavigation && 'not in the navigation'].filter(Boolean).join(', ')

const PageLineOf = ({ id, row, top, indent, current, active, actions }: PageLineProps) => {
  const { page, level, address } = row
  const note = noteOf(row)
  return (
    <div
      id={id}
      className={styles.line}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? row.expanded : undefined}
      aria-selected={current}
      aria-current={current ? 'page' : undefined}
      aria-label={`${page.name} ${address}${note && `, ${note}`}`}
      title={`${page.name}\n${address}`}
      data-active={active}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: 4 + (level - 1) * indent }}
      onPointerDown={(event) => actions.press(row, event, false)}
      onClick={() => actions.choose(row)}
      onContextMenu={(event) => {
        event.preventDefault()
        actions.openMenu(row, { x: event.clientX, y: event.clientY })
      }}
    >
      <span
        className={styles.twist}
        data-open={row.expanded}
        data-shown={row.hasChildren}
        aria-hidden="true"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation()
          actions.toggle(row)
        }}
      >
        <IconChevronRight size={14} />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{page.name}</span>
        <span className={styles.address}>{address}</span>
      </span>
      {page.isDefault && <IconHome size={15} className={styles.sign} aria-hidden="true" />}
      {!page.inNavigation && <IconEyeOff size={15} className={styles.sign} aria-hidden="true" />}
      <ActionIcon
        className={styles.more}
        variant="subtle"
        color="gray"
        size={28}
        tabIndex={-1}
        aria-label={`More about ${page.name}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation()
          actions.openMenu(row, below(event))
        }}
      >
        <IconDots size={16} />
      </ActionIcon>
      <span
        className={styles.grip}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.stopPropagation()
          actions.press(row, event, true)
        }}
      >
        <IconGripVertical size={16} />
      </span>
    </div>
  )
}

/** A row of the page tree. */
export const PageLine = memo(PageLineOf)
