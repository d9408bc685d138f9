import { expect, it } from 'vitest'
import { destinationOf, isAnswerable, isDeletable } from './notification-rules.ts'

it.each([
  [undefined, true],
  [null, true],
  ['failed', true],
  ['scraped', true],
  ['verifying', false],
])('a notification of a property that is %s may be deleted: %s', (propertyStatus, expected) => {
  expect(isDeletable({ payload: { propertyStatus } })).toBe(expected)
})

it.each([
  [undefined, null],
  ['https://green.example/', { kind: 'web', href: 'https://green.example/' }],
  ['/site-builder', { kind: 'app', href: '/site-builder' }],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
])('the link %s leads to %j', (link, destination) => {
  expect(destinationOf({ payload: { link } })).toEqual(destination)
})

it.each([
  ['action-needed', 'a-job', true],
  ['verified', 'a-job', true],
  ['failed', 'a-job', false],
  ['action-needed', undefined, false],
])('one of a property that is %s, of the job %s, can be answered: %s', (propertyStatus, jobId, expected) => {
  expect(isAnswerable({ payload: { propertyStatus, ...(jobId !== undefined && { jobId }) } })).toBe(expected)
})
