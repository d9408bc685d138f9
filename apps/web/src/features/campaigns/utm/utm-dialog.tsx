import { Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Campaign } from '@web2/contract/campaigns'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { campaigns } from '../resources.ts'
import { UtmFields } from './utm-fields.tsx'

interface UtmDialogProps {
  readonly campaign: Campaign
  readonly onClose: () => void
}

/** UTM parameters of posts that an approved campaign publishes from now on. */
export const UtmDialog = ({ campaign, onClose }: UtmDialogProps) => {
  const [utm, setUtm] = useState(campaign.utm)
  const saving = useMutation({
    mutationFn: () => campaigns.patch(campaign._id, { utm }),
    onSuccess: () => {
      showSuccess('UTM parameters saved')
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [campaigns.path] }),
  })
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title="UTM parameters" size="lg">
      <Stack>
        {saving.isError && <Failure message={sentenceFor(saving.error)} />}
        <UtmFields campaign={campaign} url={campaign.links[0]?.url} utm={utm} onChange={setUtm} />
        <Text size="sm" c="dimmed">
          Published posts keep their links until you update them.
        </Text>
        <DialogActions onCancel={onClose} loading={saving.isPending} onClick={() => saving.mutate()}>
          Save
        </DialogActions>
      </Stack>
    </Modal>
  )
}
