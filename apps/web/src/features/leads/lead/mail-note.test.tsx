import { cleanNotifications } from '@mantine/notifications'
import type { LeadMail } from '@web2/contract/leads'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'

const patch = vi.hoisted(() => vi.fn())
const can = vi.hoisted(() => ({ write: true }))
vi.mock('../resources.ts', async (original) => ({
  ...(await original<object>()),
  leadMails: { path: 'lead-mails', patch },
}))
vi.mock('../use-lead-changes.ts', () => ({ refreshLeads: vi.fn() }))
vi.mock('../../../lib/session/use-user.ts', () => ({ useCan: () => can.write, useUser: () => null }))

const { MailNote } = await import('./mail-note.tsx')

const mail = {
  _id: 'mail',
  leadId: 'lead',
  to: 'rosa@example.com',
  status: 'failed',
  failure: 'unavailable',
  canRetry: true,
} as LeadMail

let leave: (() => Promise<void>) | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  can.write = true
})
afterEach(async () => {
  await leave?.()
  cleanNotifications()
  vi.unstubAllGlobals()
})

const shown = async (element: ReactNode) => {
  const screen = await rendered(element)
  leave = screen.leave
  return screen
}

it('sends an email once for a double click', async () => {
  const answer = Promise.withResolvers<LeadMail>()
  patch.mockReturnValue(answer.promise)
  const screen = await shown(<MailNote status="failed" kind="reply" mail={mail} />)
  const [button] = screen.all<HTMLButtonElement>('button')
  expect(button!.getAttribute('aria-label')).toBe('Send again to rosa@example.com')
  await screen.press('Send again')
  await screen.press('Send again')
  expect(patch.mock.calls).toEqual([['mail', { retry: true }]])
  answer.resolve({ ...mail, status: 'queued', canRetry: false })
})

it('offers nothing to those who may not reply, and for an email that can’t be sent', async () => {
  const screen = await shown(
    <>
      <MailNote status="failed" kind="reply" mail={{ ...mail, failure: 'unreadable', canRetry: false }} />
      <MailNote status="failed" kind="reply" />
      <MailNote status="queued" kind="reply" mail={mail} />
    </>,
  )
  expect(screen.all('button')).toEqual([])
  await screen.leave()
  can.write = false
  const readOnly = await shown(<MailNote status="failed" kind="reply" mail={mail} />)
  expect(readOnly.host.textContent).toContain('The mail server was unavailable')
  expect(readOnly.all('button')).toEqual([])
})
