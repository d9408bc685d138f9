import { IconArticle } from '@tabler/icons-react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../testing/rendered.tsx'
import { EmptyState } from '../empty-state.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('draws the subject of an empty list around its icon, unseen by screen readers', async () => {
  const { host, leave } = await rendered(
    <EmptyState motif="articles" icon={IconArticle} title="No articles yet" text="Write the first one." />,
  )
  const drawing = host.querySelector('[data-motif="articles"]')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelector('.tabler-icon-article')).not.toBeNull()
  expect(host.querySelector('h2')?.textContent).toBe('No articles yet')
  await leave()
})
