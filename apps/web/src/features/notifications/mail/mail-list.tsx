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
  queued: { text: 'On its way', color: 'harbour' },
  sent: { text: 'Sent', color: 'green' },
  kept: { text: 'Kept here', color: 'gray' },
  failed: { text: 'Failed', color: 'red' },
}

const columns: readonly ListColumn<Mail>[] = [
  { key: 'to', title: 'To', fixed: true, text: ({ to }) => to },
  { key: 'subject', title: 'Subject', text: ({ subject }) => subject },
  {
    key: 'status',
    title: 'State',
    width: 130,
    text: ({ status }) => states[status].text,
    render: ({ status }) => (
      <Badge variant="light" color={states[status].color} tt="none" fw={500}>
        {states[status].text}
      </Badge>
    ),
  },
  { key: 'message', title: 'Why', hiddenAtFirst: true, text: ({ message }) => message },
  { key: 'createdAt', title: 'Written', text: ({ createdAt }) => formatMoment(createdAt) },
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
    counted: () => 'this mail',
    nameOf: ({ to, subject }) => `${subject} (${to})`,
    consequence: 'A link in it stays good until it ends by itself.',
  })
  return (
    <>
      <PageHeader
        title="Mail"
        description="Invitations, password links and answers. Without a mail server (SMTP_URL) they are kept here, for you to hand on. After 90 days they are removed."
      />
      <DataList<Mail>
        name="mails"
        noun="mail"
        searchLabel="Search address or subject"
        columns={columns}
        {...table}
        empty={
          <EmptyState icon={IconMail} title="No mail yet" text="Invitations and password links come here." />
        }
        labelOf={({ subject, to }) => `${subject}, to ${to}`}
        rowActions={(mail) => (
          <RowActions name={`the mail to ${mail.to}`} onRemove={() => askToRemove([mail])}>
            <RowAction label="Read" icon={IconEye} onClick={() => setOpened(mail._id)} />
          </RowActions>
        )}
      />
      {opened !== null && <MailDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
