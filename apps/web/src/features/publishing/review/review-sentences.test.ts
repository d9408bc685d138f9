import type { PublicationIssue } from '@web2/contract/publishing'
import { expect, test } from 'vitest'
import { acceptGroupLabel, acceptLabel, errorsSentence } from './review-sentences.ts'

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

test.each([
  [[{}], 1, 'Publish with “{nap.city}” unfilled on Home'],
  [[{}, { id: 'y' }], 1, 'Publish with “{nap.city}” unfilled on Home'],
  [[{}, { id: 'y', pageId: 'p2' }], 2, 'Publish with “{nap.city}” unfilled on 2 pages'],
] as const)('errors of a group are accepted by one name: %j', (listed, pages, label) => {
  expect(acceptGroupLabel('Publish', { listed: listed.map(issue), pages })).toBe(label)
})

test.each([
  [1, 1, 'Visitors would see 1 error on 1 page. Fix it, or select it to continue anyway.'],
  [3, 1_500, 'Visitors would see 3 errors on 1,500 pages. Fix them, or select each one to continue anyway.'],
  [
    200,
    40,
    'Visitors would see 200 errors or more on 40 pages. Fix them, or select each one to continue anyway.',
  ],
])('%i problems on %i pages are counted once each', (problems, pages, sentence) => {
  expect(errorsSentence(problems, pages)).toBe(sentence)
})
