import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages, type Site } from '@web2/contract'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { say } from '../../../../lib/snackbar.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { siteFailure } from '../../failure-sentence.ts'
import { usePublication } from '../../hooks/use-publication.ts'
import { cloudSections, usualTargets, type Target } from '../../publish-targets.ts'
import { PublishPlan } from './publish-plan.tsx'
import { PublishResult } from './publish-result.tsx'
import { RunProgress } from './run-progress.tsx'
import { TargetChoice } from './target-choice.tsx'

interface PublishDialogProps {
  siteId: string
  opened: boolean
  onClose: () => void
  /** A sentence when the editor holds changes that are not saved and so would not be sent. */
  unsavedNotice?: string
}

const whatIsSent = (site: Site): string => {
  const pages = `${site.pages.length} ${site.pages.length === 1 ? 'page' : 'pages'}`
  return site.targets.some(({ publishedAt }) => publishedAt !== null)
    ? `${pages}. Only files that changed since the last publication are sent.`
    : `${pages}, with their styles and a map for search engines.`
}

const Dialog = ({ siteId, onClose, unsavedNotice }: Omit<PublishDialogProps, 'opened'>) => {
  const { site, run, running, start, retry, isStarting, cancel } = usePublication(siteId)
  const [picked, setPicked] = useState<Target[] | null>(null)
  const [started, setStarted] = useState(false)

  const wasRunning = useRef(false)
  useEffect(() => {
    if (running) {
      wasRunning.current = true
      return
    }
    if (wasRunning.current && run.data?.status === 'done') say(messages.sitePublished)
    wasRunning.current = false
  }, [running, run.data?.status])

  if (site.isError) return <Failure message={siteFailure(site.error)} onRetry={() => void site.refetch()} />
  if (site.data === undefined || (site.data.runId !== null && run.isPending)) return <Waiting />

  if (running && run.data !== undefined)
    return (
      <Stack>
        {cancel.isError && <Failure message={sentenceFor(cancel.error)} />}
        <RunProgress
          run={run.data}
          site={site.data}
          onCancel={() => cancel.mutate()}
          cancelling={cancel.isPending}
        />
      </Stack>
    )

  const canRetry = run.data?.status === 'failed' || run.data?.status === 'cancelled'
  const retryButton = (
    <Button
      variant="default"
      loading={retry.isPending}
      onClick={() => {
        if (!isStarting()) retry.mutate(undefined, { onSuccess: () => setStarted(true) })
      }}
    >
      Retry what failed
    </Button>
  )

  // Started here and ended: the result comes first, and from there another round.
  if (started && (start.isSuccess || retry.isSuccess))
    return (
      <Stack>
        <PublishResult site={site.data} run={run.data} />
        {retry.isError && <Failure message={siteFailure(retry.error)} />}
        <Group justify="flex-end">
          {canRetry && retryButton}
          <Button variant="default" onClick={() => setStarted(false)}>
            Publish again
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    )

  const targets = picked ?? usualTargets(site.data)
  return (
    <Stack>
      {start.isError && <Failure message={siteFailure(start.error)} />}
      {run.data?.status === 'failed' && !start.isError && (
        <Failure title="The last publication failed" message={run.data.message} />
      )}
      {retry.isError && <Failure message={siteFailure(retry.error)} />}
      {unsavedNotice !== undefined && (
        <Alert color="yellow" variant="light">
          {unsavedNotice}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {whatIsSent(site.data)}
      </Text>
      <TargetChoice site={site.data} targets={targets} onChange={setPicked} />
      {targets.length > 0 && <PublishPlan site={site.data} wanted={{ clouds: cloudSections(targets) }} />}
      {site.data.targets.length > 0 && (
        <section aria-label="Live now">
          <Text size="sm" fw={600}>
            Last publication
          </Text>
          <PublishResult site={site.data} run={undefined} />
        </section>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {canRetry && retryButton}
        <Button
          disabled={targets.length === 0}
          loading={start.isPending}
          onClick={() => {
            if (!isStarting()) start.mutate(targets, { onSuccess: () => setStarted(true) })
          }}
        >
          {targets.length > 1 ? `Publish to ${targets.length} places` : 'Publish'}
        </Button>
      </Group>
    </Stack>
  )
}

/** Publishes a site; may be closed while the publication goes on, and opened again to look. */
export const PublishDialog = ({ siteId, opened, onClose, ...dialog }: PublishDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Publish site"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Dialog siteId={siteId} onClose={onClose} {...dialog} />
  </Modal>
)
