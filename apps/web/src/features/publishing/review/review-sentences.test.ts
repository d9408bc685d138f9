import type { PublicationIssue } from '@web2/contract/publishing'
import { expect, test } from 'vitest'
import { acceptLabel, byPlace } from './review-sentences.ts'

const issue = (change: Partial<PublicationIssue> = {}): PublicationIssue => ({
  id: 'x',
  severity: 'error',
  code: 'unfilled-placeholder',
  message: 'Fill it in.',
  pageId: 'p1',
  pageName: 'Home',
  path: 'index.html',
  placeholder: 'nap.city',
  count: 1,
  ...change,
})

test.each([
  [{}, 'Publish with “{nap.city}” unfilled on Home'],
  [{ code: 'empty-link' }, 'Publish with an empty link on Home'],
  [{ code: 'form-without-recipient' }, 'Publish with a form without a recipient on Home'],
  [{ code: 'dead-form' }, 'Publish with a form that can’t be sent on Home'],
  [{ sectionId: 's1', count: 3 }, 'Publish with “{nap.city}” unfilled in a section on 3 pages'],
  [{ pageId: null, count: 12 }, 'Publish with “{nap.city}” unfilled on 12 pages'],
  [{ pageId: null, pageName: '', count: 150 }, 'Publish with 150 more errors'],
] as const)('an error is accepted by a name: %j', (change, label) => {
  expect(acceptLabel('Publish', issue(change))).toBe(label)
})

test('issues of a page stand together', () => {
  const issues = [issue(), issue({ pageId: 'p2', pageName: 'About' }), issue({ id: 'y' })]
  expect(byPlace(issues).map(({ name, issues: own }) => [name, own.length])).toEqual([
    ['Home', 2],
    ['About', 1],
  ])
})
