import { Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, type MouseEvent } from 'react'
import { needsCare, type CheckedRow } from './check-row.ts'
import { fieldOfTarget, targetLabels } from './column-targets.ts'
import type { Mapping } from './guess-columns.ts'
import { reasonOf } from './listing-csv.ts'
import { plainCell } from '../../../lib/tables/plain-cell.ts'
import { useMarkedRows } from '../../../ui/form/use-marked-rows.tsx'
import classes from './bulk-add.module.css'

interface RowPreviewProps {
  rows: readonly CheckedRow[]
  /** Those that cannot be added, or not all of them. */
  marked: readonly CheckedRow[]
  mapping: Mapping
  onChange: (at: number, column: number, text: string) => void
}

const rowHeight = 36

/** The first wrong cell of a row may be twenty columns away. */
const toWrongCell = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('[role="row"]')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** The rows as they will be added, to be corrected in place, each wrong cell marked; only those in view are drawn. */
export const RowPreview = ({ rows, marked, mapping, onChange }: RowPreviewProps) => {
  const { shown, markedSwitch } = useMarkedRows(rows, marked)
  const hasNotes = useMemo(() => rows.some(needsCare), [rows])
  const frame = useRef<HTMLDivElement>(null)
  const columns = mapping.flatMap((target, column) => (target === null ? [] : [{ target, column }]))
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })

  return (
    <div>
      {markedSwitch}
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
            {hasNotes && (
              <span role="columnheader" className={classes.problems}>
                Problems
              </span>
            )}
            {columns.map(({ target, column }) => (
              <span role="columnheader" key={column} className={classes.cell}>
                {targetLabels[target]}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            if (!row) return null
            const reason = reasonOf(row)
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
                {hasNotes && (
                  <span role="cell" className={classes.problems} title={reason}>
                    {reason !== '' && (
                      <button type="button" className={classes.reason} onClick={toWrongCell}>
                        {reason}
                      </button>
                    )}
                  </span>
                )}
                {columns.map(({ target, column }) => {
                  const warning = row.warnings.find((each) => each.column === column)?.reason
                  const note = row.problems[fieldOfTarget(target)] ?? warning
                  const text = plainCell(row.cells[column] ?? '')
                  return (
                    <span role="cell" key={column} className={classes.cell} data-wrong={note !== undefined}>
                      <input
                        // what was typed is the cell's text once it is left
                        key={text}
                        className={classes.input}
                        aria-label={`${targetLabels[target]}, row ${row.at + 2}`}
                        aria-invalid={note !== undefined}
                        title={note ?? text}
                        defaultValue={text}
                        onBlur={(event) => {
                          const typed = event.currentTarget.value
                          if (typed !== text) onChange(row.at, column, typed)
                        }}
                      />
                    </span>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        Row numbers match your file. Edit cells to correct them
        {hasNotes ? ', or click a problem to jump to its cell.' : '.'}
      </Text>
    </div>
  )
}
