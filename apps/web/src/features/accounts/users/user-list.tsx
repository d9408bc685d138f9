import { IconCreditCard, IconMail, IconPencil, IconPlus, IconUsers } from '@tabler/icons-react'
import type { User } from '@web2/contract/core'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink, IconLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tip } from '../../../ui/tooltip.tsx'
import { userList } from './users-api.ts'
import { userColumns } from './user-columns.tsx'

interface UserListProps {
  /** The number of open requests to be activated, or for another tier. */
  readonly openRequests: number
}

/** Users of this installation. */
export const UserList = ({ openRequests }: UserListProps) => {
  const { table } = useListScreen(userList, { file: 'users.csv' })
  return (
    <>
      <PageHeader title="Users" description="Manage everyone on this installation, their roles and plans.">
        <ButtonLink
          to="/users/requests"
          variant="default"
          leftSection={<IconCreditCard size={18} aria-hidden />}
        >
          {openRequests === 0 ? 'Requests' : `Requests (${openRequests})`}
        </ButtonLink>
        <ButtonLink to="/users/mail" variant="default" leftSection={<IconMail size={18} aria-hidden />}>
          Mail
        </ButtonLink>
        <ButtonLink to="/users/new-user" leftSection={<IconPlus size={18} aria-hidden />}>
          New user
        </ButtonLink>
      </PageHeader>
      <DataList<User>
        name="users"
        noun="users"
        searchLabel="Search by name or email"
        columns={userColumns}
        {...table}
        empty={<EmptyState icon={IconUsers} title="No users yet" text="New sign-ups appear here." />}
        labelOf={({ name }) => name}
        actionsWidth={56}
        rowActions={({ _id, name }) => (
          <Tip label="Edit">
            <IconLink
              to="/users/$id"
              params={{ id: _id }}
              variant="subtle"
              color="gray"
              aria-label={`Edit ${name}`}
            >
              <IconPencil size={18} />
            </IconLink>
          </Tip>
        )}
      />
    </>
  )
}
