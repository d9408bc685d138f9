import { Badge } from '@mantine/core'
import { roleLabels, roleOf, type User } from '@web2/contract/core'
import { tierName } from '../../../lib/text/tier-name.ts'
import { formatMoment } from '../../../lib/dates.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'

const stateOf = ({ isActive, subscription }: User): { text: string; color: string } => {
  if (!isActive) return { text: 'Deactivated', color: 'red' }
  return subscription['lc.isActive']
    ? { text: 'Active', color: 'green' }
    : { text: 'Pending activation', color: 'yellow' }
}

/** Columns of the list of users. */
export const userColumns: readonly ListColumn<User>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name }) => <NameLink to="/users/$id" params={{ id: _id }} maw="36ch" name={name} />,
  },
  { key: 'email', title: 'Email', sortable: true, text: ({ email }) => email },
  { key: 'role', title: 'Role', width: 110, text: (user) => roleLabels[roleOf(user)] },
  { key: 'tier', title: 'Plan', width: 100, text: ({ tier }) => tierName(tier.type) },
  { key: 'usage', title: 'Usage', width: 80, text: ({ tier }) => `${tier.usedResources}%` },
  {
    key: 'state',
    title: 'Status',
    width: 160,
    text: (user) => stateOf(user).text,
    render: (user) => (
      <Badge variant="light" color={stateOf(user).color} tt="none" fw={500}>
        {stateOf(user).text}
      </Badge>
    ),
  },
  {
    key: 'accounts',
    title: 'Accounts',
    hiddenAtFirst: true,
    text: ({ memberships }) => memberships.map(({ accountName }) => accountName).join(', '),
  },
  { key: 'createdAt', title: 'Added', sortable: true, text: ({ createdAt }) => formatMoment(createdAt) },
]
