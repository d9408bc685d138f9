import { IconChevronRight } from '@tabler/icons-react'
import { labelOf } from '@web2/builder'
import { memo } from 'react'
import { useRecord } from '../../hooks/use-builder.ts'
import { BlockIcon } from '../blocks/block-icon.tsx'
import type { LayerRow } from './layer-rows.ts'
import styles from './layers.module.css'

export interface LayerLineProps {
  readonly id: string
  readonly row: LayerRow
  readonly top: number
  readonly selected: boolean
  readonly choose: (row: LayerRow) => void
  readonly setExpanded: (uuid: string, open: boolean) => void
}

const LayerLineOf = ({ id, row, top, selected, choose, setExpanded }: LayerLineProps) => {
  const record = useRecord(row.uuid)
  if (!record) return null
  const label = row.level === 1 ? 'Page' : labelOf(record)
  return (
    <div
      id={id}
      className={styles.line}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.expandable ? row.expanded : undefined}
      aria-selected={selected}
      aria-label={label}
      style={{ transform: `translateY(${top}px)`, paddingInlineStart: 6 + Math.min(row.level - 1, 12) * 14 }}
      onClick={() => choose(row)}
    >
      <span
        className={styles.twist}
        data-open={row.expanded}
        data-shown={row.expandable}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          setExpanded(row.uuid, !row.expanded)
        }}
      >
        <IconChevronRight size={14} />
      </span>
      <BlockIcon name={record.componentName} size={16} />
      <span className={styles.name}>{label}</span>
    </div>
  )
}

export const LayerLine = memo(LayerLineOf)
