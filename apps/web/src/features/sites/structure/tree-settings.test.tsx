import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dotRadius } from './layout/placed-block.ts'
import { margin } from './layout/lay-out.ts'
import { arrangementOf, TreeSettings } from './tree-settings.tsx'
import { moveDuration } from './use-diagram-motion.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a diagram begins as a cluster from top to bottom, with the specified measures', () => {
  expect(arrangementOf({})).toEqual({ type: 'cluster', layout: 'vertical' })
  expect({ moveDuration, margin, dotRadius }).toEqual({ moveDuration: 1_000, margin: 40, dotRadius: 4 })
})

test('the panel offers each type and layout, and tells which was chosen', () => {
  const arrange = vi.fn()
  const host = document.createElement('div')
  const root = createRoot(host)
  act(() =>
    root.render(
      <MantineProvider env="test">
        <TreeSettings
          arrangement={arrangementOf({})}
          arrange={arrange}
          expandAll={() => {}}
          save={() => {}}
          saving={false}
        />
      </MantineProvider>,
    ),
  )
  expect(host.querySelector('h2')?.textContent).toBe('Tree settings')
  const named = [...host.querySelectorAll('[role=radiogroup]')].map((group) => [
    host.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`)?.textContent,
    [...group.querySelectorAll('label')].map(({ textContent }) => textContent),
  ])
  expect(named).toEqual([
    ['Type', ['Tree', 'Cluster']],
    ['Layout Type', ['Horizontal', 'Vertical', 'Circular']],
  ])
  act(() => host.querySelector<HTMLInputElement>('input[value=circular]')?.click())
  expect(arrange).toHaveBeenCalledWith({ type: 'cluster', layout: 'circular' })
  act(() => root.unmount())
})
