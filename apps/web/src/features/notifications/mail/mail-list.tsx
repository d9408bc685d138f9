import { Badge } from '@mantine/core'
import { IconEye, IconMail } from '@tabler/icons-react'
import type { Mail, MailStatus } from '@web2/contract/notifications'
import { useState } from 'react'
import { mails } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { RowAction, RowActions } from '../../../ui/data-list/row-actions.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { mailList } from './mails-api.ts'
import { MailDialog } from './mail-dialog.tsx'

const states: Readonly<Record<MailStatus, { text: string; color: string }>> = {
  queued: { text: 'Queued', color: 'harbour' },
  sent: { text: 'Sent', color: 'green' },
  kept: { text: 'Not sent', color: 'gray' },
  failed: { text: 'Failed', color: 'red' },
}

const columns: readonly ListColumn<Mail>[] = [
  { key: 'to', title: 'To', fixed: true, text: ({ to }) => to },
  { key: 'subject', title: 'Subject', text: ({ subject }) => subject },
  {
    key: 'status',
    title: 'Status',
    width: 130,
    text: ({ status }) => states[status].text,
    render: ({ status }) => (
      <Badge variant="light" color={states[status].color} tt="none" fw={500}>
        {states[status].text}
      </Badge>
    ),
  },
  { key: 'message', title: 'Reason', hiddenAtFirst: true, text: ({ message }) => message },
  { key: 'createdAt', title: 'Created', text: ({ createdAt }) => formatMoment(createdAt) },
]

/** Emails of this installation; admins forward them if no mail server is set. */
export const MailList = () => {
  const { table } = useListScreen(mailList, { file: 'mail.csv' })
  const [opened, setOpened] = useState<string | null>(null)
  const askToRemove = useRemoval<Mail>({
    resource: {
      path: mails.path,
      // a call removes one mail, and only one is asked about
      removeMany: async ([id]) => void (id && (await mails.remove(id))),
    },
    counted: () => 'this email',
    nameOf: ({ to, subject }) => `${subject} (${to})`,
    consequence: 'Links in it keep working until they expire.',
  })
  return (
    <>
      <PageHeader
        title="Mail"
        description="Emails sent by this installation, kept for 90 days. Without a mail server (SMTP_URL), forward them yourself."
      />
      <DataList<Mail>
        name="mails"
        noun="emails"
        searchLabel="Search email or subject"
        columns={columns}
        {...table}
        empty={
          <EmptyState
            icon={IconMail}
            title="No emails yet"
            text="Invitations, password links and other emails appear here."
          />
        }
        labelOf={({ subject, to }) => `${subject}, to ${to}`}
        rowActions={(mail) => (
          <RowActions name={`the email to ${mail.to}`} onRemove={() => askToRemove([mail])}>
            <RowAction label="Open" icon={IconEye} onClick={() => setOpened(mail._id)} />
          </RowActions>
        )}
      />
      {opened !== null && <MailDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
