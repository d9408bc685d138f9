import { Button, Group, Text } from '@mantine/core'
import type { Campaign } from '@web2/contract/campaigns'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { UtmDialog } from './utm-dialog.tsx'

/** Whether an approved campaign adds UTM parameters, and the button that changes them. */
export const UtmLine = ({ campaign }: { readonly campaign: Campaign }) => {
  const canWrite = useCan('content:write')
  const [isOpen, setOpen] = useState(false)
  const { isOn, campaign: value } = campaign.utm
  return (
    <Group gap="sm">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        UTM parameters: {isOn ? value : 'off'}
      </Text>
      {canWrite && (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Edit UTM parameters
        </Button>
      )}
      {isOpen && <UtmDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </Group>
  )
}
