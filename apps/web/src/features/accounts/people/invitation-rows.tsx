import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Invitation, InvitationStatus } from '@web2/contract/accounts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { invitations } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { PersonRow } from './person-row.tsx'

const states: Readonly<Record<InvitationStatus, { state: string; color: string }>> = {
  pending: { state: 'Invited', color: 'harbour' },
  expired: { state: 'Expired', color: 'yellow' },
  accepted: { state: 'Accepted', color: 'green' },
  revoked: { state: 'Revoked', color: 'gray' },
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [invitations.path] })
const failed = (error: unknown) => showError(sentenceFor(error))

interface InvitationRowsProps {
  list: readonly Invitation[]
  onInvited: (invitation: Invitation) => void
  onRevoked: (id: string) => void
}

/** Pending invitations, and the outcome of the others. */
export const InvitationRows = ({ list, onInvited, onRevoked }: InvitationRowsProps) => {
  const resending = useMutation({
    mutationFn: ({ _id }: Invitation) => invitations.patch(_id, { resend: true }),
    onSuccess: (invitation) => {
      if (invitation.link === undefined) showSuccess(`New invitation sent to ${invitation.email}`)
      onInvited(invitation)
    },
    onError: failed,
    onSettled: refresh,
  })
  const revoking = useMutation({
    mutationFn: ({ _id }: Invitation) => invitations.remove(_id),
    onSuccess: ({ _id, email }) => {
      showSuccess(`Invitation for ${email} revoked`)
      onRevoked(_id)
    },
    onError: failed,
    onSettled: refresh,
  })
  const askToRevoke = (invitation: Invitation) =>
    confirmRemoval({
      title: 'Revoke this invitation?',
      names: [invitation.email],
      consequence: 'The emailed link will stop working.',
      confirmLabel: 'Revoke',
      onConfirm: () => revoking.mutate(invitation),
    })
  return list.map((invitation) => {
    const { _id, email, name, status, sentAt, inviterName } = invitation
    const isOpen = status === 'pending' || status === 'expired'
    return (
      <PersonRow
        key={_id}
        name={name}
        email={email}
        {...states[status]}
        note={`Sent ${formatMoment(sentAt)}${inviterName === null ? '' : ` by ${inviterName}`}`}
      >
        {isOpen && (
          <>
            <Button
              size="xs"
              variant="default"
              onClick={() => resending.mutate(invitation)}
              loading={resending.isPending && resending.variables._id === _id}
              aria-label={`Resend the invitation to ${email}`}
            >
              Resend{' '}
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => askToRevoke(invitation)}
              aria-label={`Revoke the invitation for ${email}`}
            >
              Revoke{' '}
            </Button>
          </>
        )}
      </PersonRow>
    )
  })
}
