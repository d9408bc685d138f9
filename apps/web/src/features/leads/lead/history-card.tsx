import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconInbox, IconMailForward, IconNote, IconPhone, IconRobot, type Icon } from '@tabler/icons-react'
import type { Lead, LeadMessage } from '@web2/contract/leads'
import { formatMoment } from '../../../lib/dates.ts'
import { useCan, useUser } from '../../../lib/session/use-user.ts'
import { QueryState } from '../../../ui/query-state.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { leadHistory } from '../leads-api.ts'
import { useMemberNames } from '../list/use-lead-names.ts'
import { Composer } from './composer.tsx'
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

/** Advice on emails that were not sent. */
const mailAdvice: Readonly<Record<string, string>> = {
  failed: 'The mail server refused this email. Check the address, then reply again.',
  kept: 'No mail server is set up. An admin can forward it from Users › Mail.',
}

interface EventProps {
  readonly icon: Icon
  readonly title: string
  readonly by: string
  readonly at: string
  readonly message?: LeadMessage
}

const Event = ({ icon: EventIcon, title, by, at, message }: EventProps) => {
  const mail = mailStates[message?.mailStatus ?? '']
  const advice = mailAdvice[message?.mailStatus ?? '']
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
          <Text size="xs" c="dimmed">
            {by === '' ? '' : `${by} · `}
            <time dateTime={at}>{formatMoment(at)}</time>
          </Text>
        </Group>
        {message?.subject && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {message.subject}
          </Text>
        )}
        {message?.body && (
          <Text size="sm" dir="auto" className={classes.body ?? ''} mt={2}>
            {message.body}
          </Text>
        )}
        {advice && (
          <Text size="sm" c="var(--mantine-color-error)" mt={2}>
            {advice}
          </Text>
        )}
      </div>
    </li>
  )
}

/** History of a lead, with the form that adds replies, notes and calls. */
export const HistoryCard = ({ lead }: { readonly lead: Lead }) => {
  const history = useQuery(leadHistory(lead._id))
  const canWrite = useCan('content:write')
  const user = useUser()
  const members = useMemberNames()
  const author = ({ createdBy, kind }: LeadMessage) => {
    if (kind === 'autoreply' || createdBy === null) return ''
    return createdBy === user?._id ? 'You' : memberName(members, createdBy)
  }
  return (
    <LeadCard title="History">
      <QueryState query={history} of="rows" />
      <ol className={classes.history}>
        <Event icon={IconInbox} title="Lead received" by={lead.siteName} at={lead.createdAt} />
        {history.data?.map((message) => (
          <Event
            key={message._id}
            {...kinds[message.kind]}
            by={author(message)}
            at={message.createdAt}
            message={message}
          />
        ))}
      </ol>
      {canWrite && <Composer key={lead._id} lead={lead} />}
    </LeadCard>
  )
}
