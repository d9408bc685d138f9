import { IconDots, IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import { labelOf } from '@web2/builder'
import { memo, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react'
import { useBuilder, useRecord } from '../session/use-editor.ts'
import { BlockIcon } from '../blocks/block-icon.tsx'
import { RowGrip, TreeRow, type RowPlace } from '../tree/tree-row.tsx'
import { LayerName } from './layer-name.tsx'
import { indentOf, layerName, type LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'

/** Actions of a row; the same object for all rows and renders. */
export interface LineActions {
  readonly press: (row: LayerRow, event: PointerEvent, byGrip: boolean) => void
  readonly choose: (row: LayerRow, event: MouseEvent) => void
  readonly openMenu: (row: LayerRow, event: MouseEvent) => void
  readonly setExpanded: (uuid: string, open: boolean) => void
  readonly rename: (uuid: string) => void
  readonly named: (uuid: string, name: string | null) => void
  readonly lock: (uuid: string) => void
  readonly hide: (uuid: string) => void
}

export interface LayerLineProps extends RowPlace {
  readonly row: LayerRow
  readonly selected: boolean
  readonly renaming: boolean
  readonly actions: LineActions
}

const LayerLineOf = ({ row, selected, renaming, actions, ...place }: LayerLineProps) => {
  const record = useRecord(row.uuid)
  const { editor } = useBuilder()
  // a container is named by a heading inside it, which changes without its own record
  const label = useSyncExternalStore(editor.store.subscribeAll, () =>
    record ? layerName(editor.store, record, editor.data) : '',
  )
  if (!record) return null
  const isPage = row.level === 1
  const { locked = false, hidden = false } = record.addition
  const notes = [locked && 'locked', hidden && 'hidden'].filter(Boolean).join(', ')
  return (
    <TreeRow
      {...place}
      className={styles.line}
      row={row}
      position={row.position}
      inset={6 + indentOf(row.level)}
      selected={selected}
      aria-label={notes ? `${label}, ${notes}` : label}
      data-hidden={hidden}
      toggle={() => actions.setExpanded(row.uuid, !row.expanded)}
      onPointerDown={(event) => actions.press(row, event, false)}
      onClick={(event) => actions.choose(row, event)}
      onDoubleClick={() => !isPage && actions.rename(row.uuid)}
      onContextMenu={(event) => actions.openMenu(row, event)}
    >
      <BlockIcon name={record.componentName} size={16} />
      {renaming ? (
        <LayerName name={labelOf(record)} done={(name) => actions.named(row.uuid, name)} />
      ) : (
        <span className={styles.name} title={label}>
          {label}
          {record.addition.sample === true && <span className={styles.sample}>Sample</span>}
        </span>
      )}
      {!isPage && !renaming && (
        <span className={styles.tools} onDoubleClick={(event) => event.stopPropagation()}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.tool}
            data-set={locked}
            aria-pressed={locked}
            aria-label={`Lock ${label}`}
            title={locked ? 'Unlock' : 'Lock: prevents selecting on the page, editing and moving'}
            onClick={(event) => {
              event.stopPropagation()
              actions.lock(row.uuid)
            }}
          >
            {locked ? <IconLock size={14} /> : <IconLockOpen size={14} />}
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.tool}
            data-set={hidden}
            aria-pressed={hidden}
            aria-label={`Hide ${label}`}
            title={hidden ? 'Show on the published page' : 'Hide on the published page'}
            onClick={(event) => {
              event.stopPropagation()
              actions.hide(row.uuid)
            }}
          >
            {hidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.tool} ${styles.forTouch}`}
            aria-label={`Actions for ${label}`}
            onClick={(event) => {
              event.stopPropagation()
              actions.openMenu(row, event)
            }}
          >
            <IconDots size={18} />
          </button>
          <RowGrip
            className={`${styles.tool} ${styles.forTouch} ${styles.grip}`}
            size={18}
            press={(event) => actions.press(row, event, true)}
          />
        </span>
      )}
    </TreeRow>
  )
}

export const LayerLine = memo(LayerLineOf)
