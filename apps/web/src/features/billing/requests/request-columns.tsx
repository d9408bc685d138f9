import { Badge } from '@mantine/core'
import type { BillingGrant, BillingRequestStatus } from '@web2/contract/billing'
import { formatMoment } from '../../../lib/dates.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
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
    render: (request) =>
      request.userId === null ? (
        askerOf(request)
      ) : (
        <TextLink
          to="/users/$id"
          params={{ id: request.userId }}
          fw={500}
          size="sm"
          maw="28ch"
          display="inline-block"
          truncate
          title={askerOf(request)}
        >
          {askerOf(request)}
        </TextLink>
      ),
  },
  { key: 'email', title: 'Email', text: ({ email }) => email },
  { key: 'tier', title: 'Requested plan', width: 150, text: ({ tier }) => tierLabel(tier) },
  {
    key: 'now',
    title: 'Current plan',
    width: 130,
    text: ({ currentTier, accountActive }) => (accountActive ? tierLabel(currentTier) : 'Inactive'),
  },
  { key: 'message', title: 'Message', text: ({ message }) => message },
  {
    key: 'status',
    title: 'Status',
    width: 140,
    text: ({ status }) => requestStates[status].text,
    render: ({ status }) => (
      <Badge variant="light" color={requestStates[status].color} tt="none" fw={500}>
        {requestStates[status].text}
      </Badge>
    ),
  },
  { key: 'createdAt', title: 'Requested', text: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'answer', title: 'Reply', hiddenAtFirst: true, text: ({ answer }) => answer },
]
