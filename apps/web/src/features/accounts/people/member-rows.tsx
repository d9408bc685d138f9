import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Membership } from '@web2/contract/accounts'
import { roleLabels, roleOf } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { memberships } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { PersonRow } from './person-row.tsx'

/** Members of the account; owner and current user can't be changed. */
export const MemberRows = ({ list }: { list: readonly Membership[] }) => {
  const user = useUser()
  const removal = useMutation({
    mutationFn: ({ _id }: Membership) => memberships.remove(_id),
    onSuccess: ({ name }) => showSuccess(`${name} removed`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [memberships.path] }),
  })
  const askToRemove = (member: Membership) =>
    confirmRemoval({
      title: `Remove ${member.name} from this account?`,
      names: [member.email],
      consequence: 'They lose access immediately. Their work stays in the account.',
      confirmLabel: 'Remove',
      onConfirm: () => removal.mutate(member),
    })
  return list.map((member) => (
    <PersonRow
      key={member._id}
      name={member.name}
      email={member.email}
      state={roleLabels[roleOf(member)]}
      color="gray"
      {...(member.isOwner && { note: 'Account owner' })}
    >
      {!member.isOwner && member.userId !== user?._id && (
        <Button
          size="xs"
          variant="default"
          onClick={() => askToRemove(member)}
          aria-label={`Remove ${member.name}`}
        >
          Remove{' '}
        </Button>
      )}
    </PersonRow>
  ))
}
