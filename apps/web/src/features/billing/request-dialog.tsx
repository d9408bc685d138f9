import { Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { TierType, User } from '@web2/contract/core'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { billingRequests } from './resources.ts'
import { formDraft } from '../../lib/forms/form-draft.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { Failure } from '../../ui/failure.tsx'
import { tierName } from '../../lib/text/tier-name.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'

interface RequestDialogProps {
  user: User
  tier: TierType
  /** The account is closed: the wish is to be let in. */
  isActivation: boolean
  onClose: () => void
}

/** Asks the admins for a tier. */
export const RequestDialog = ({ user, tier, isActivation, onClose }: RequestDialogProps) => {
  // keyed by user, so that the next user of this tab doesn't see the draft
  const draft = useMemo(() => formDraft<string>(`billing-request:${user._id}`), [user._id])
  const [message, setMessage] = useState(() => draft.read() ?? '')
  const asking = useMutation({
    mutationFn: () => billingRequests.create({ tier, message: message.trim() }),
    onSuccess: () => {
      draft.clear()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [billingRequests.path] }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={message === ''}
      closeOnEscape={message === ''}
      title={isActivation ? `Request activation with ${tierName(tier)}` : `Request ${tierName(tier)}`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!asking.isPending) asking.mutate()
        }}
      >
        <Stack>
          <Text size="sm">An admin reviews your request. You’ll see the reply here and get it by email.</Text>
          <Textarea
            label="Message"
            description="Optional. Tell the admin what you need it for."
            autosize
            minRows={3}
            maxRows={10}
            maxLength={2_000}
            data-autofocus
            value={message}
            onChange={({ currentTarget: { value } }) => {
              setMessage(value)
              draft.write(value)
            }}
          />
          {asking.isError && <Failure message={sentenceFor(asking.error)} />}
          <DialogActions onCancel={onClose} type="submit" loading={asking.isPending}>
            Send request
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
