import { Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { webhookLimits, type Webhook } from '@web2/contract/notifications'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { webhooks } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { Failure } from '../../../ui/failure.tsx'
import { saveWebhook } from './webhooks-api.ts'
import { ShownSecret } from './shown-secret.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

const Rotation = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const rotation = useMutation({
    mutationFn: () => saveWebhook(webhook._id, { action: 'rotate-secret' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [webhooks.path] }),
  })
  if (rotation.data?.secret !== undefined)
    return <ShownSecret secret={rotation.data.secret} isNew={false} onClose={onClose} />
  return (
    <Stack>
      {rotation.isError && <Failure message={sentenceFor(rotation.error)} />}
      <Text size="sm">
        Create a new signing secret for “{webhook.name}”. Events are signed with both secrets for{' '}
        {webhookLimits.overlapHours} hours, so you can update your endpoint without losing any.
      </Text>
      <DialogActions
        gap="sm"
        onCancel={onClose}
        loading={rotation.isPending}
        onClick={() => rotation.mutate()}
      >
        Create secret
      </DialogActions>
    </Stack>
  )
}

/** Asks, makes a new secret, and shows it once. */
export const RotateDialog = ({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) => (
  <Modal
    opened={webhook !== undefined}
    onClose={onClose}
    title="New signing secret"
    closeOnClickOutside={false}
  >
    {webhook !== undefined && <Rotation webhook={webhook} onClose={onClose} />}
  </Modal>
)
