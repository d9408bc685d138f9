import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ListColumn } from './list-column.ts'
import { withSampleBadge } from './sample-badge.tsx'
import { SampleIds } from './sample-ids.ts'

interface Row {
  readonly _id: string
  readonly name: string
}

const ids = new Set(['a'])
const useIds = () => ids

const name: ListColumn<Row> = { key: 'name', title: 'Name', fixed: true, text: (row) => row.name }

const shown = (column: ListColumn<Row>, row: Row) =>
  renderToStaticMarkup(
    <MantineProvider env="test">
      <SampleIds value={useIds}>{withSampleBadge(column).render?.(row) ?? column.text(row)}</SampleIds>
    </MantineProvider>,
  ).replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, ' ')

it('a sample record has a badge next to its name', () => {
  expect(shown(name, { _id: 'a', name: 'Garden care' })).toMatch(/Garden care\s+Sample/)
})

it('any other record has none', () => {
  expect(shown(name, { _id: 'b', name: 'Mine' }).trim()).toBe('Mine')
})

it('only the column of the name shows it', () => {
  const status: ListColumn<Row> = { key: 'status', title: 'Status', text: () => 'Draft' }
  expect(shown(status, { _id: 'a', name: 'Garden care' }).trim()).toBe('Draft')
})

it('keeps how the column is rendered and its text for the CSV file', () => {
  const column = withSampleBadge({ ...name, render: (row: Row) => <b>{row.name.toUpperCase()}</b> })
  expect(column.text({ _id: 'a', name: 'x' })).toBe('x')
  expect(
    shown({ ...name, render: (row) => <b>{row.name.toUpperCase()}</b> }, { _id: 'a', name: 'x' }),
  ).toMatch(/X\s+Sample/)
})
