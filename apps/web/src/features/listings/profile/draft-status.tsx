import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { profileDraftPages, type ProfileDraft } from '@web2/contract/listings'
import { counted } from '../../../lib/text/counted.ts'

interface DraftStatusProps {
  readonly draft: ProfileDraft
  readonly stopping: boolean
  readonly onStop: () => void
}

const costText = (cost: number): string => `$${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`

const runningText = ({ url, pages }: ProfileDraft): string => {
  if (url === '') return 'Reading the listing'
  return pages === 0
    ? `Reading ${new URL(url).host}`
    : `Reading the website: ${pages} of up to ${profileDraftPages} pages`
}

/** State of a running draft, or how it ended. */
export const DraftStatus = ({ draft, stopping, onStop }: DraftStatusProps) => {
  const { status, problem, pages, proposals, model, cost } = draft
  if (status === 'running')
    return (
      <Group gap="sm" role="status">
        <Loader size="xs" />
        <Text size="sm" flex="1 1 160px">
          {runningText(draft)}
        </Text>
        <Button size="xs" variant="default" loading={stopping} onClick={onStop}>
          Stop
        </Button>
      </Group>
    )
  const made = [
    pages > 0 ? `Read ${counted(pages, 'page')}` : 'Read the listing',
    model,
    model === '' || cost === null ? '' : costText(cost),
  ].filter((part) => part !== '')
  return (
    <>
      {problem !== '' && (
        <Alert color="yellow" variant="light" role="status" mb="xs">
          {problem}
        </Alert>
      )}
      {status === 'done' && (
        <Text size="xs" c="dimmed">
          {made.join(' · ')}
          {proposals === 0 ? ' · Nothing new was found' : ''}
        </Text>
      )}
    </>
  )
}
