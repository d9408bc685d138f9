import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChartRow } from './chart-data.ts'
import { Chart } from './chart.tsx'

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = (rows: readonly ChartRow[]) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <Chart
          kind="bar"
          label="Posts by day"
          rowName="Day"
          rows={rows}
          series={[{ key: 'posts', label: 'Posts' }]}
          empty="Nothing was posted."
        />
      </MantineProvider>,
    ),
  )

it('says that there is nothing, without a picture or a table', async () => {
  await show([{ label: 'May 1', values: { posts: 0 } }])
  expect(host.querySelector('figure')?.textContent).toBe('Nothing was posted.')
  expect(host.querySelector('figure')?.getAttribute('aria-label')).toBe('Posts by day')
})

it('describes the picture in a sentence and shows its figures as a table', async () => {
  await show([
    { label: 'May 1', values: { posts: 2 } },
    { label: 'May 2', values: { posts: 1234 } },
  ])
  const described = host.querySelector('figure')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(
    'Posts: 1,236 in total, highest on May 2 with 1,234.',
  )
  await act(async () => host.querySelector('button')?.click())
  const cells = [...host.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['May 1', '2'],
    ['May 2', '1,234'],
  ])
})
