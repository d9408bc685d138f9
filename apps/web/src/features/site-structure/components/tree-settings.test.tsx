import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { TreeSettings } from './tree-settings.tsx'

test('the Tree settings have Tree or Cluster, and Horizontal, Vertical or Circular', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const arrange = vi.fn()
  const { host, leave } = await rendered(
    <TreeSettings
      arrangement={{ type: 'cluster', layout: 'vertical' }}
      arrange={arrange}
      expandAll={vi.fn()}
      save={vi.fn()}
      saving={false}
    />,
  )
  expect(host.querySelector('h2')?.textContent).toBe('Tree settings')
  const choices = [...host.querySelectorAll('[role=radiogroup]')].map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    [...group.querySelectorAll('label')].map(({ textContent }) => textContent),
  ])
  expect(choices).toEqual([
    ['Type', ['Tree', 'Cluster']],
    ['Layout Type', ['Horizontal', 'Vertical', 'Circular']],
  ])
  await act(async () => host.querySelector<HTMLInputElement>('input[value=tree]')?.click())
  expect(arrange).toHaveBeenCalledWith({ type: 'tree', layout: 'vertical' })
  await leave()
  vi.unstubAllGlobals()
})
