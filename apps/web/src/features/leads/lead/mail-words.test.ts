import { expect, it } from 'vitest'
import { mailFailures } from '@web2/contract/notifications'
import { whyNotSent } from './mail-words.ts'

const mail = { failure: null, canRetry: true }

it('says nothing about an email that was sent, waits, or is none', () => {
  for (const status of ['sent', 'queued', '']) expect(whyNotSent({ status, kind: 'reply', mail })).toBe('')
})

it('has a reason of its own for each failure, and for one of an earlier release', () => {
  const reasons = [...mailFailures, null].map((failure) =>
    whyNotSent({ status: 'failed', kind: 'reply', mail: { failure, canRetry: true } }),
  )
  expect(new Set(reasons).size).toBe(mailFailures.length + 1)
  for (const reason of reasons) expect(reason).toMatch(/^(The mail server|This email) .*\.$/)
})

it('sends visitors’ and recipients’ addresses to where each is checked', () => {
  const rejected = { status: 'failed', mail: { failure: 'recipient', canRetry: true } } as const
  expect(whyNotSent({ ...rejected, kind: 'reply' })).toContain('contact the visitor another way')
  expect(whyNotSent(rejected)).toContain('Leads › Settings')
})

it('names the text of a reply whose email was deleted, and no reply for others', () => {
  expect(whyNotSent({ status: 'failed', kind: 'reply' })).toContain('Copy its text into a new reply.')
  expect(whyNotSent({ status: 'failed', kind: 'autoreply' })).toBe(
    'This email wasn’t sent and is no longer stored.',
  )
})

it('says that no mail server is set up only while that is so', () => {
  const kept = { status: 'kept', kind: 'reply' } as const
  expect(whyNotSent({ ...kept, mail: { failure: null, canRetry: false } })).toContain(
    'No mail server is set up.',
  )
  expect(whyNotSent({ ...kept, mail })).toContain('before a mail server was set up')
})
