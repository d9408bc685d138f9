import { Text } from '@mantine/core'
import type { BillingGrant, BillingRequestStatus } from '@web2/contract/billing'
import { formatMoment } from '../../../lib/dates.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { tierChoices } from '../../accounts/users/user-values.ts'

export const requestStates: Readonly<Record<BillingRequestStatus, { text: string; color: string }>> = {
  open: { text: 'Pending', color: 'yellow' },
  granted: { text: 'Approved', color: 'green' },
  declined: { text: 'Declined', color: 'red' },
  withdrawn: { text: 'Withdrawn', color: 'gray' },
}

const tierLabel = (tier: string): string => tierChoices.find(({ value }) => value === tier)?.label ?? tier

/** Who asks, as they are known best. */
export const askerOf = ({ userName, accountName }: BillingGrant): string => userName || accountName

/** Columns of the list of requests. */
export const requestColumns: readonly ListColumn<BillingGrant>[] = [
  {
    key: 'user',
    title: 'User',
    fixed: true,
    text: askerOf,
    render: (request) => (
      <>
        {request.userId === null ? (
          askerOf(request)
        ) : (
          <TextLink
            to="/users/$id"
            params={{ id: request.userId }}
            fw={500}
            size="sm"
            maw="26ch"
            display="block"
            truncate
            title={askerOf(request)}
          >
            {askerOf(request)}
          </TextLink>
        )}
        <Text size="xs" c="dimmed" maw="28ch" truncate title={request.email}>
          {request.email}
        </Text>
      </>
    ),
  },
  { key: 'email', title: 'Email', hiddenAtFirst: true, text: ({ email }) => email },
  { key: 'tier', title: 'Requested plan', width: 140, text: ({ tier }) => tierLabel(tier) },
  {
    key: 'now',
    title: 'Current plan',
    width: 130,
    text: ({ currentTier, accountActive }) => (accountActive ? tierLabel(currentTier) : 'Inactive'),
  },
  {
    key: 'message',
    title: 'Message',
    text: ({ message }) => message,
    render: ({ message }) => (
      <Text size="sm" maw="22ch" truncate title={message}>
        {message}
      </Text>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 110,
    text: ({ status }) => requestStates[status].text,
    render: ({ status }) => (
      <StatusBadge label={requestStates[status].text} color={requestStates[status].color} />
    ),
  },
  { key: 'createdAt', title: 'Requested', text: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'answer', title: 'Reply', hiddenAtFirst: true, text: ({ answer }) => answer },
]
