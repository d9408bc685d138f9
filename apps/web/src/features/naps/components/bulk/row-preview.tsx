import { Switch, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { isGood, type CheckedRow } from '../../bulk/check-row.ts'
import type { Mapping } from '../../bulk/guess-columns.ts'
import { reasonOf } from '../../bulk/nap-table.ts'
import { fieldLabels } from '../../../../lib/listings/listing-fields.ts'
import classes from './bulk-add.module.css'

interface RowPreviewProps {
  rows: readonly CheckedRow[]
  bad: readonly CheckedRow[]
  mapping: Mapping
}

const rowHeight = 36

/** The rows as they will be added, each wrong cell marked; only those in view are drawn. */
export const RowPreview = ({ rows, bad, mapping }: RowPreviewProps) => {
  const [onlyBad, setOnlyBad] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const shown = onlyBad ? bad : rows
  const columns = mapping.flatMap((field, column) => (field === null ? [] : [{ field, column }]))
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })

  return (
    <div>
      {bad.length > 0 && (
        <Switch
          mb="xs"
          label="Only rows with mistakes"
          checked={onlyBad}
          onChange={(event) => setOnlyBad(event.currentTarget.checked)}
        />
      )}
      <div
        ref={frame}
        className={classes.frame}
        role="table"
        aria-label="Rows"
        aria-rowcount={shown.length + 1}
        tabIndex={0}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" className={classes.row}>
            <span role="columnheader" className={classes.number}>
              Row
            </span>
            <span role="columnheader" className={classes.problems}>
              Mistakes
            </span>
            {columns.map(({ field }) => (
              <span role="columnheader" key={field} className={classes.cell}>
                {fieldLabels[field]}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            const reason = isGood(row) ? '' : reasonOf(row.problems)
            return (
              <div
                role="row"
                key={row.at}
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ position: 'absolute', transform: `translateY(${start}px)` }}
              >
                <span role="cell" className={classes.number}>
                  {row.at + 2}
                </span>
                <span role="cell" className={classes.problems} title={reason}>
                  {reason}
                </span>
                {columns.map(({ field, column }) => (
                  <span
                    role="cell"
                    key={field}
                    className={classes.cell}
                    data-wrong={row.problems[field] !== undefined}
                    title={row.problems[field] ?? row.cells[column] ?? ''}
                  >
                    {row.cells[column] ?? ''}
                  </span>
                ))}
              </div>
            )
          })}
        </div>
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        Row numbers are those of the file.
      </Text>
    </div>
  )
}
