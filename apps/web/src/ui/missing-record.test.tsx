import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RecordPlaceholder } from './missing-record.tsx'

let root: Root
let host: HTMLElement
const refetch = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  refetch.mockReset()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = (error: Error | null) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <RecordPlaceholder record={{ error, refetch }} />
      </MantineProvider>,
    ),
  )
const answered = (code: number) => Object.assign(new Error(`Answer ${code}.`), { code, className: 'error' })

it('waits for a record that is on its way', async () => {
  await show(null)
  expect(host.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading')
})

it.each([404, 400])(
  'is the page for wrong addresses when there is no such record, as %i says',
  async (code) => {
    await expect(show(answered(code))).rejects.toMatchObject({ name: 'RouteError', status: 404 })
  },
)

it('says why a record did not come, and asks for it again', async () => {
  await show(answered(500))
  expect(host.querySelector('[role=alert]')?.textContent).toContain('Answer 500.')
  await act(async () => host.querySelector('button')?.click())
  expect(refetch).toHaveBeenCalledOnce()
})
