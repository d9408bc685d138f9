import { Button, Group, Modal, Text } from '@mantine/core'
import { appVersion, limits, messages } from '@web2/contract'
import { useEffect, useState } from 'react'
import { fetchVersion } from '../../lib/api/version.ts'
import { watchVersion } from '../../lib/version-watch.ts'

/** Asks every 10 minutes whether the server runs another version, and says so once. */
export const VersionCheck = () => {
  const [next, setNext] = useState<string | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(
    () =>
      watchVersion({
        current: appVersion,
        every: limits.versionCheckInterval,
        fetchVersion: async () => (await fetchVersion()).version,
        onNewVersion: (version) => {
          setNext(version)
          setOpen(true)
        },
      }),
    [],
  )

  return (
    <Modal
      opened={open}
      onClose={() => setOpen(false)}
      title={messages.newVersionTitle}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text>{messages.newVersion(appVersion, next ?? '')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button onClick={() => window.location.reload()}>Refresh</Button>
      </Group>
    </Modal>
  )
}
