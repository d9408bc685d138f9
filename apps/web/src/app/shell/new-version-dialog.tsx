import { Button, Group, Modal, Text } from '@mantine/core'
import { appVersion, messages } from '@web2/contract/core'
import { useState } from 'react'

/** Offers to load a new version. */
export const NewVersionDialog = ({ version }: { version: string }) => {
  const [open, setOpen] = useState(true)
  return (
    <Modal opened={open} onClose={() => setOpen(false)} title={messages.newVersionTitle}>
      <Text>{messages.newVersion(appVersion, version)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button onClick={() => window.location.reload()}>Refresh</Button>
      </Group>
    </Modal>
  )
}
