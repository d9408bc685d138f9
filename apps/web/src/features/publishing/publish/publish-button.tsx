import { Button } from '@mantine/core'
import { IconWorldUp } from '@tabler/icons-react'
import { useState } from 'react'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { siteRecord } from '../../sites/sites-api.ts'
import { PublishDialog } from './publish-dialog.tsx'

interface PublishButtonProps {
  siteId: string
  /** Saves unsaved changes; returns false after an error shown to the user. */
  save: () => Promise<boolean>
}

/** Saves the page, then opens the publish dialog. */
export const PublishButton = ({ siteId, save }: PublishButtonProps) => {
  const [opened, setOpened] = useState(false)
  const [saving, setSaving] = useState(false)
  const canPublish = useCan('site:publish')
  const open = async () => {
    setSaving(true)
    const saved = await save()
    // otherwise the dialog would repeat its review on the save's event, just as the user presses Publish
    if (saved) await queryClient.refetchQueries({ queryKey: siteRecord(siteId).queryKey, exact: true })
    setSaving(false)
    if (saved) setOpened(true)
  }

  if (!canPublish) return null
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconWorldUp size={16} aria-hidden />}
        loading={saving}
        onClick={() => void open()}
      >
        Publish
      </Button>
      <PublishDialog siteId={siteId} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
