import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { IconMail, IconTrash, IconUserShare } from '@tabler/icons-react'
import { roleLabels, roleOf, type User } from '@web2/contract/core'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { askForReset } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { signInAs } from './sign-in-as.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { userRecord } from './users-api.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { SecondFactor } from './second-factor.tsx'
import { UserForm } from './user-form.tsx'

const factsOf = (user: User) => [
  { name: 'Email', value: user.email },
  { name: 'Added', value: formatMoment(user.createdAt) },
  { name: 'Usage this month', value: `${user.tier.usedResources}%` },
  {
    name: 'Accounts',
    value: user.memberships
      .map(({ accountName, roles, isOwner }) =>
        isOwner ? `${accountName} (owner)` : `${accountName} (${roleLabels[roleOf({ roles })]})`,
      )
      .join(', '),
  },
]

/** True if the user can be impersonated: active, and no admin. */
const canActAs = (user: User): boolean => user.isActive && user.role !== 'admin'

/** One user, for admins. */
export const UserPage = () => {
  const { id } = useParams({ from: '/default/users/$id' })
  const navigate = useNavigate()
  const self = useUser()
  const record = useQuery(userRecord(id))
  const [deleting, setDeleting] = useState(false)
  const link = useMutation({
    mutationFn: ({ email }: User) => askForReset(email),
    onSuccess: (_answer, { email }) => showSuccess(`Password link sent to ${email}`),
    onError: (error) => showError(sentenceFor(error)),
  })
  const acting = useMutation({
    mutationFn: ({ _id }: User) => signInAs(_id),
    onSuccess: () => navigate({ to: '/' }),
    onError: (error) => showError(sentenceFor(error)),
  })
  if (record.isPending) return <Waiting of="form" />
  if (record.isError)
    return <Failure message={sentenceFor(record.error)} onRetry={() => void record.refetch()} />
  const user = record.data
  return (
    <>
      <PageHeader title={user.name}>
        {canActAs(user) && user._id !== self?._id && (
          <Button
            leftSection={<IconUserShare size={18} aria-hidden />}
            loading={acting.isPending}
            onClick={() => acting.mutate(user)}
          >
            <Text span fz="inherit" fw="inherit" lh={1.5} truncate maw="28ch">
              Sign in as {user.name}
            </Text>
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={link.isPending}
          onClick={() => link.mutate(user)}
        >
          Send password link
        </Button>
        {user._id !== self?._id && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        )}
      </PageHeader>
      <Stack>
        {/* figures have a distance above them already */}
        <div className="card" style={{ padding: '4px var(--mantine-spacing-lg) var(--mantine-spacing-lg)' }}>
          <Facts facts={factsOf(user)} />
        </div>
        <UserForm key={`${user._id}-${user.updatedAt}`} user={user} />
        {user._id !== self?._id && <SecondFactor user={user} />}
      </Stack>
      {deleting && (
        <DeleteUserDialog
          user={user}
          onDeleted={() => void navigate({ to: '/users' })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
