import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  IconBell,
  IconInbox,
  IconMailForward,
  IconNote,
  IconPhone,
  IconRobot,
  type Icon,
} from '@tabler/icons-react'
import type { Lead, LeadMail, LeadMessage } from '@web2/contract/leads'
import { useState, type ReactNode } from 'react'
import { formatMoment } from '../../../lib/dates.ts'
import { useCan, useUser } from '../../../lib/session/use-user.ts'
import { QueryState } from '../../../ui/query-state.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { leadHistory, mailsOfLead } from '../leads-api.ts'
import { useMemberNames } from '../list/use-lead-names.ts'
import { Composer } from './composer.tsx'
import { MailNote } from './mail-note.tsx'
import { LeadCard } from '../lead-card.tsx'
import { memberName } from '../lead-words.ts'
import classes from './lead-page.module.css'

const kinds: Readonly<Record<LeadMessage['kind'], { readonly title: string; readonly icon: Icon }>> = {
  note: { title: 'Note', icon: IconNote },
  reply: { title: 'Reply', icon: IconMailForward },
  autoreply: { title: 'Automatic reply', icon: IconRobot },
  call: { title: 'Call', icon: IconPhone },
}

const mailStates: Readonly<Record<string, { readonly label: string; readonly color: string }>> = {
  queued: { label: 'Queued', color: 'harbour' },
  sent: { label: 'Sent', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
  kept: { label: 'Not sent', color: 'gray' },
}

interface EventProps {
  readonly icon: Icon
  readonly title: string
  readonly by: string
  readonly at: string
  readonly subject?: string
  readonly body?: string
  /** State of its email; empty for what is no email. */
  readonly mailStatus?: string
  /** Below its texts. */
  readonly children?: ReactNode
}

const Event = ({ icon: EventIcon, title, by, at, subject, body, mailStatus = '', children }: EventProps) => {
  const mail = mailStates[mailStatus]
  return (
    <li className={classes.event}>
      <span className={classes.mark}>
        <EventIcon size={16} aria-hidden />
      </span>
      <div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {title}
          </Text>
          {mail && <StatusBadge {...mail} />}
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {by === '' ? '' : `${by} · `}
            <time dateTime={at}>{formatMoment(at)}</time>
          </Text>
        </Group>
        {subject && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
        )}
        {body && (
          <Text size="sm" dir="auto" className={classes.body ?? ''} mt={2}>
            {body}
          </Text>
        )}
        {children}
      </div>
    </li>
  )
}

const NotificationEvent = ({ mail }: { readonly mail: LeadMail }) => (
  <Event
    icon={IconBell}
    title="Email notification"
    by={mail.to}
    at={mail.createdAt}
    subject={mail.subject}
    mailStatus={mail.status}
  >
    <MailNote status={mail.status} mail={mail} />
  </Event>
)

interface MessageEventProps {
  readonly message: LeadMessage
  readonly by: string
  /** Of the lead; undefined until they are known. */
  readonly mails: readonly LeadMail[] | undefined
}

const MessageEvent = ({ message, by, mails }: MessageEventProps) => {
  const { kind, createdAt, subject, body } = message
  const mail = mails?.find(({ messageId }) => messageId === message._id)
  const status = mail?.status ?? message.mailStatus
  return (
    <Event {...kinds[kind]} by={by} at={createdAt} subject={subject} body={body} mailStatus={status}>
      {mails && <MailNote status={status} kind={kind} mail={mail} />}
    </Event>
  )
}

/**
 * Emails to members and recipients that failed. Those that this screen has shown stay, so that their new state is seen
 * when they are sent again.
 */
const useFailedNotifications = (mails: readonly LeadMail[] = []): readonly LeadMail[] => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const failed = mails.filter(
    ({ _id, messageId, status }) => messageId === null && (status === 'failed' || shown.has(_id)),
  )
  if (failed.some(({ _id }) => !shown.has(_id)))
    setShown(new Set([...shown, ...failed.map(({ _id }) => _id)]))
  return failed
}

/** History of a lead, with the form that adds replies, notes and calls. */
export const HistoryCard = ({ lead }: { readonly lead: Lead }) => {
  const history = useQuery(leadHistory(lead._id))
  const mails = useQuery(mailsOfLead(lead._id))
  const notifications = useFailedNotifications(mails.data)
  const canWrite = useCan('content:write')
  const user = useUser()
  const members = useMemberNames()
  const author = ({ createdBy, kind }: LeadMessage) => {
    if (kind === 'autoreply' || createdBy === null) return ''
    return createdBy === user?._id ? 'You' : memberName(members, createdBy)
  }
  const entries = [...(history.data ?? []), ...notifications].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )
  return (
    <LeadCard title="History">
      <QueryState query={history} of="rows" />
      {history.isSuccess && mails.isError && <QueryState query={mails} of="rows" />}
      <ol className={classes.history}>
        <Event icon={IconInbox} title="Lead received" by={lead.siteName} at={lead.createdAt} />
        {entries.map((entry) =>
          'kind' in entry ? (
            <MessageEvent key={entry._id} message={entry} by={author(entry)} mails={mails.data} />
          ) : (
            <NotificationEvent key={entry._id} mail={entry} />
          ),
        )}
      </ol>
      {canWrite && <Composer key={lead._id} lead={lead} />}
    </LeadCard>
  )
}
