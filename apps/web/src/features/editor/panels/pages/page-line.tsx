import { ActionIcon } from '@mantine/core'
import { IconDots, IconEyeOff, IconHome } from '@tabler/icons-react'
import { memo, type MouseEvent, type PointerEvent } from 'react'
import type { PageLineRow } from '../../document/pages/page-rows.ts'
import { RowGrip, TreeRow, type RowPlace } from '../tree/tree-row.tsx'
import styles from './pages.module.css'

/** Actions of a row; the same object for all rows and renders. */
export interface LineActions {
  readonly press: (row: PageLineRow, event: PointerEvent, byGrip: boolean) => void
  readonly choose: (row: PageLineRow) => void
  readonly toggle: (row: PageLineRow) => void
  readonly openMenu: (row: PageLineRow, at: { readonly x: number; readonly y: number }) => void
}

export interface PageLineProps extends RowPlace {
  readonly row: PageLineRow
  readonly indent: number
  /** The page is open. */
  readonly current: boolean
  readonly actions: LineActions
}

const below = (event: MouseEvent) => {
  const { left, bottom } = event.currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}

const noteOf = ({ page }: PageLineRow): string =>
  [page.isDefault && 'home page', !page.inNavigation && 'hidden from navigation'].filter(Boolean).join(', ')

const PageLineOf = ({ row, indent, current, actions, ...place }: PageLineProps) => {
  const { page, address } = row
  const note = noteOf(row)
  return (
    <TreeRow
      {...place}
      className={styles.line}
      row={row}
      position={row.index + 1}
      inset={4 + (row.level - 1) * indent}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-label={`${page.name} ${address}${note && `, ${note}`}`}
      title={`${page.name}\n${address}`}
      toggle={() => actions.toggle(row)}
      onPointerDown={(event) => actions.press(row, event, false)}
      onClick={() => actions.choose(row)}
      onContextMenu={(event) => {
        event.preventDefault()
        actions.openMenu(row, { x: event.clientX, y: event.clientY })
      }}
    >
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
        aria-label={`More actions for ${page.name}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation()
          actions.openMenu(row, below(event))
        }}
      >
        <IconDots size={16} />
      </ActionIcon>
      <RowGrip className={styles.grip} size={16} press={(event) => actions.press(row, event, true)} />
    </TreeRow>
  )
}

/** A row of the page tree. */
export const PageLine = memo(PageLineOf)
