import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListColumn } from './list-column.ts'
import { InCard } from './row-actions.tsx'
import classes from './list-cards.module.css'

interface ListCardsProps<Row extends { _id: string }> {
  noun: string
  rows: readonly Row[]
  /** Those that are shown, the one of the name among them. */
  columns: readonly ListColumn<Row>[]
  labelOf: (row: Row) => string
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Left out where nothing can be selected. */
  selection?: { readonly selected: readonly Row[]; readonly onChange: (rows: readonly Row[]) => void }
}

const isState = ({ key }: { key: string }) => key === 'status' || key === 'state'
const isDay = ({ key, filter }: Pick<ListColumn<never>, 'key' | 'filter'>) =>
  filter?.kind === 'day' || key === 'createdAt' || key === 'at'

/**
 * Returns the columns by their place in the card of a row: the name, the state and the first day that is set stand
 * out, the others follow unless they are empty.
 */
export const placesOf = <Row,>(columns: readonly ListColumn<Row>[], row: Row) => {
  const title = columns.find(({ fixed }) => fixed === true) ?? columns[0]
  const state = columns.find((column) => column !== title && isState(column))
  const filled = columns.filter((column) => column !== title && column !== state && column.text(row) !== '')
  const day = filled.find(isDay)
  return { title, state, day, facts: filled.filter((column) => column !== day) }
}

const shownIn = <Row,>(column: ListColumn<Row>, row: Row): ReactNode =>
  column.render?.(row) ?? column.text(row)

/** A moment has the column's title before it; words such as 'No posts yet' stand alone. */
const dateOf = ({ title }: { readonly title: string }, date: string): string =>
  /\d/.test(date) ? `${title} ${date}` : date

/** The rows of a list as cards, where a table would be wider than the screen. */
export const ListCards = <Row extends { _id: string }>(props: ListCardsProps<Row>) => {
  const { noun, rows, labelOf, rowActions, selection } = props
  const chosen = new Set(selection?.selected.map(({ _id }) => _id))
  const choose = (row: Row, isChosen: boolean) => {
    const others = selection?.selected.filter(({ _id }) => _id !== row._id) ?? []
    selection?.onChange(isChosen ? [...others, row] : others)
  }
  return (
    <InCard value={true}>
      {selection && rows.length > 0 && (
        <Checkbox
          className={classes.all}
          label={`Select all ${noun} on this page`}
          checked={chosen.size === rows.length}
          indeterminate={chosen.size > 0 && chosen.size < rows.length}
          onChange={(event) => selection.onChange(event.currentTarget.checked ? rows : [])}
        />
      )}
      <ul className={classes.cards} aria-label={`List of ${noun}`}>
        {rows.map((row) => {
          const { title, state, day, facts } = placesOf(props.columns, row)
          return (
            <li key={row._id} className={classes.card} data-selected={chosen.has(row._id) || undefined}>
              {selection && (
                <Checkbox
                  className={classes.box}
                  aria-label={`Select ${labelOf(row)}`}
                  checked={chosen.has(row._id)}
                  onChange={(event) => choose(row, event.currentTarget.checked)}
                />
              )}
              <div className={classes.text}>
                {title && <div className={classes.title}>{shownIn(title, row)}</div>}
                {(state ?? day) && (
                  <div className={classes.state}>
                    {state && shownIn(state, row)}
                    {day && <span className={classes.date}>{dateOf(day, day.text(row))}</span>}
                  </div>
                )}
                {facts.length > 0 && (
                  <dl className={classes.facts}>
                    {facts.map((column) => (
                      <div key={column.key}>
                        <dt>{column.title}</dt>
                        <dd>{shownIn(column, row)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
              {rowActions && <div className={classes.actions}>{rowActions(row)}</div>}
            </li>
          )
        })}
      </ul>
    </InCard>
  )
}
