import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { bulkStops, type ArticleBulk, type BulkStop } from '@web2/contract/articles'
import { useState } from 'react'

const choices: Readonly<Record<BulkStop, { readonly label: string; readonly description: string }>> = {
  text: {
    label: 'Finish sections in progress',
    description: 'Nothing else starts until you resume.',
  },
  article: {
    label: 'Finish articles in progress',
    description: 'No other articles start until you resume.',
  },
  now: {
    label: 'Stop now',
    description: 'Sections in progress are discarded and regenerated when you resume.',
  },
}

interface PauseDialogProps {
  readonly bulk: ArticleBulk
  readonly onPause: (stopAt: BulkStop) => void
  readonly onClose: () => void
}

/** Dialog that pauses a bulk and asks where to stop articles in progress. */
export const PauseDialog = ({ bulk, onPause, onClose }: PauseDialogProps) => {
  const [stopAt, setStopAt] = useState<BulkStop>('text')
  return (
    <Modal opened onClose={onClose} title={`Pause “${bulk.name}”?`}>
      <Stack>
        <Radio.Group
          aria-label="Articles in progress"
          value={stopAt}
          onChange={(value) => setStopAt(bulkStops.find((known) => known === value) ?? 'text')}
        >
          <Stack gap="sm">
            {bulkStops.map((value) => (
              <Radio key={value} value={value} {...choices[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onPause(stopAt)
              onClose()
            }}
          >
            Pause bulk
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
