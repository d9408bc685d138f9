import { expect, test } from 'vitest'
import { rightTabs } from './right-tabs.tsx'

const labels = (kind: Parameters<typeof rightTabs>[0]) => rightTabs(kind).map(({ label }) => label)

test('shows Style, Modules, Templates and Saved for a page and a site', () => {
  for (const kind of ['page', 'site'] as const)
    expect(labels(kind)).toEqual(['Style', 'Modules', 'Templates', 'Saved'])
})

test('leaves out Templates for a section', () => {
  expect(labels('section')).toEqual(['Style', 'Modules', 'Saved'])
})
