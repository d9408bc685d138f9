import { expect, it } from 'vitest'
import type { AuditLine } from '@web2/contract/core'
import { auditSentence } from './audit-sentence.ts'

const line = (action: AuditLine['action'], details: AuditLine['details'] = {}): AuditLine => ({
  _id: '1',
  at: '2026-01-01T00:00:00.000Z',
  action,
  userId: null,
  userName: 'Vera',
  byName: '',
  details,
})

it.each([
  [line('record-changed', { service: 'articles', name: 'Tulips' }), 'Edited the article “Tulips”'],
  [line('record-removed', { service: 'naps', count: 3 }), 'Deleted 3 records (business listing)'],
  [line('record-created', { service: 'saved-things' }), 'Created a record (saved things)'],
  [
    line('record-changed', { service: 'image-prices', name: 'sd3.5-large' }),
    'Edited the model price “sd3.5-large”',
  ],
  [line('member-invited', { email: 'vera@example.com' }), 'Invited vera@example.com'],
  [line('roles-changed', { before: ['lc:va'], after: [] }), 'Access removed'],
  [line('roles-changed', { before: [], after: ['lc:va'] }), 'Role changed from none to VA'],
])('%o', (given, sentence) => {
  expect(auditSentence(given)).toBe(sentence)
})
