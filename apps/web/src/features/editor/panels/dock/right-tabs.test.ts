import { expect, test } from 'vitest'
import { rightTabs } from './right-tabs.tsx'

const labels = (kind: Parameters<typeof rightTabs>[0]) => rightTabs(kind).map(({ label }) => label)

test('the tabs of a page and of a site are Style, Modules, Templates and Saved', () => {
  for (const kind of ['page', 'site'] as const)
    expect(labels(kind)).toEqual(['Style', 'Modules', 'Templates', 'Saved'])
})

test('the tabs leave Templates out for a section', () => {
  expect(labels('section')).toEqual(['Style', 'Modules', 'Saved'])
})
