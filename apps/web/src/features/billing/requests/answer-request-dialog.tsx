import { Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { BillingGrant } from '@web2/contract/billing'
import { tierTypes } from '@web2/contract/core'
import { useState } from 'react'
import { billingGrants } from '../resources.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { users } from '../../accounts/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { tierChoices } from '../../accounts/users/user-values.ts'
import { askerOf } from './request-columns.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface AnswerDialogProps {
  request: BillingGrant
  isGrant: boolean
  onClose: () => void
}

/** Grants or declines a request, with a message to the requester. */
export const AnswerDialog = ({ request, isGrant, onClose }: AnswerDialogProps) => {
  const [tier, setTier] = useState(request.tier)
  const [answer, setAnswer] = useState('')
  const name = askerOf(request)
  const answering = useMutation({
    mutationFn: () =>
      billingGrants.patch(request._id, {
        status: isGrant ? 'granted' : 'declined',
        ...(isGrant && { tier }),
        answer: answer.trim(),
      }),
    onSuccess: () => {
      showSuccess(isGrant ? `Request from ${name} approved` : `Request from ${name} declined`)
      onClose()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [billingGrants.path] })
      void queryClient.invalidateQueries({ queryKey: [users.path] })
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={answer === ''}
      closeOnEscape={answer === ''}
      title={isGrant ? `Approve the request from ${name}?` : `Decline the request from ${name}?`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!answering.isPending) answering.mutate()
        }}
      >
        <Stack>
          {request.message !== '' && (
            <div>
              <Text size="sm" fw={500}>
                Message
              </Text>
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {request.message}
              </Text>
            </div>
          )}
          {isGrant && (
            <NativeSelect
              label="Plan"
              description="Applies immediately and activates the account"
              data={tierChoices}
              value={tier}
              onChange={(event) =>
                setTier(tierTypes.find((type) => type === event.currentTarget.value) ?? request.tier)
              }
            />
          )}
          <Textarea
            label="Reply"
            description="Optional. Sent by email and shown on their Billing page."
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2_000}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          {answering.isError && <Failure message={sentenceFor(answering.error)} />}
          <DialogActions
            onCancel={onClose}
            type="submit"
            loading={answering.isPending}
            {...(!isGrant && { color: 'red.8' })}
          >
            {isGrant ? 'Approve' : 'Decline'}
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
