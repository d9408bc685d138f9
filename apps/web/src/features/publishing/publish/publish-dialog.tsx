import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { messages } from '@web2/contract/core'
import type { SiteSummary } from '@web2/contract/sites'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { sayNext } from '../../../ui/saving/say-next.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { PublishDialogProps } from '../../sites/site-publishing.ts'
import { counted } from '../../../lib/text/counted.ts'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { usePublication } from '../use-publication.ts'
import { LiveSite } from '../live-site/live-site.tsx'
import { publishDraft, publishImagesDraft, publishMainDraft } from '../../sites/targets/publish-draft.ts'
import { useReview } from '../review/use-review.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishResult } from './publish-result.tsx'
import { RunProgress } from './run-progress.tsx'
import classes from './publish-dialog.module.css'

const whatIsSent = (site: SiteSummary): string => {
  const pages = `${counted(site.pageCount, 'page')}`
  return site.targets.some(({ publishedAt }) => publishedAt !== null)
    ? `${pages}. Only changed files are uploaded.`
    : `${pages}, styles and sitemap`
}

const tellPublished = (link: string | null | undefined) =>
  link ? sayNext(messages.sitePublished, { label: 'Open', href: link }) : showSuccess(messages.sitePublished)

const clearDrafts = (siteId: string) => {
  publishDraft(siteId).clear()
  publishMainDraft(siteId).clear()
  publishImagesDraft(siteId).clear()
}

const Dialog = ({ siteId, begun = false, onClose }: Omit<PublishDialogProps, 'opened'>) => {
  const { site, run, running, start, retry, isStarting, cancel } = usePublication(siteId)
  const [started, setStarted] = useState(begun)
  const isInEditor = useLocation({ select: ({ pathname }) => pathname === '/site-builder/edit-site' })
  /**
   * Chosen destinations as JSON, which decide whether forms can deliver; empty while one is incomplete, undefined before
   * the form has named them.
   */
  const [clouds, setClouds] = useState<string>()
  const isChosen = started || clouds !== undefined
  const { list, mayGoOn, accepted } = useReview(
    { id: siteId, version: (isChosen && site.data?.updatedAt) || '', query: clouds ? { clouds } : {} },
    { action: 'Publish', source: { siteId }, onLeave: onClose },
  )

  /** Publication whose end was not reported yet. */
  const awaited = useRef(begun)
  const { refetch } = site
  useEffect(() => {
    if (run.data === undefined) return
    if (run.data.endedAt === null) awaited.current = true
    else if (awaited.current) {
      awaited.current = false
      // the address of a site that was published for the first time came with the end of its publication
      if (run.data.status === 'done') void refetch().then(({ data }) => tellPublished(data?.siteLink))
    }
  }, [run.data, refetch])

  if (site.isError) return <Failure message={siteFailure(site.error)} onRetry={() => void site.refetch()} />
  if (site.data === undefined || (site.data.runId !== null && run.isPending)) return <Waiting />

  if (running && run.data !== undefined)
    return (
      <Stack flex={1}>
        {cancel.isError && <Failure message={sentenceFor(cancel.error)} />}
        <RunProgress
          run={run.data}
          site={site.data}
          onCancel={() => cancel.mutate()}
          cancelling={cancel.isPending}
        />
      </Stack>
    )

  const goOn = () => {
    awaited.current = true
    setStarted(true)
  }
  const canRetry = run.data?.status === 'failed' || run.data?.status === 'cancelled'
  const retryButton = (
    <Button
      disabled={!mayGoOn}
      variant="default"
      loading={retry.isPending}
      onClick={() => {
        if (!isStarting()) retry.mutate(accepted, { onSuccess: goOn })
      }}
    >
      Retry failed
    </Button>
  )

  // Started and ended: the result comes first, and from there another round.
  if (started)
    return (
      <Stack flex={1}>
        {run.data?.status === 'done' && (
          <>
            <Text fw={600} role="status">
              {site.data.name} is live
            </Text>
            <LiveSite site={site.data}>
              {!isInEditor && (
                <ButtonLink to="/site-builder/edit-site" search={{ id: siteId }} variant="default">
                  Edit site
                </ButtonLink>
              )}
            </LiveSite>
          </>
        )}
        <PublishResult site={site.data} run={run.data} />
        {retry.isError && <Failure message={siteFailure(retry.error)} />}
        {canRetry && list}
        <Group justify="flex-end" mt="auto" className="dialog-end">
          {canRetry && retryButton}
          <Button variant="default" onClick={() => setStarted(false)}>
            Publish again
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    )

  return (
    <Stack flex={1}>
      {run.data?.status === 'failed' && !start.isError && (
        <Failure title="Last publication failed" message={run.data.message} />
      )}
      {retry.isError && <Failure message={siteFailure(retry.error)} />}
      <Text size="sm" c="dimmed">
        {whatIsSent(site.data)}
      </Text>
      <PublishForm
        site={site.data}
        failure={start.isError ? siteFailure(start.error) : null}
        busy={start.isPending}
        review={list}
        mayGoOn={mayGoOn}
        onChoose={setClouds}
        retryButton={canRetry && retryButton}
        onCancel={onClose}
        onPublish={(choice) => {
          if (isStarting()) return
          start.mutate(
            { ...choice, accepted },
            {
              onSuccess: () => {
                clearDrafts(siteId)
                goOn()
              },
            },
          )
        }}
      />
    </Stack>
  )
}

/** Publishes a site; can be closed and reopened while the publication runs. */
export const PublishDialog = ({ siteId, opened, onClose, begun }: PublishDialogProps) => {
  const close = () => {
    clearDrafts(siteId)
    onClose()
  }
  return (
    <Modal.Stack>
      <Modal
        opened={opened}
        onClose={close}
        stackId="publish"
        title="Publish site"
        size="lg"
        classNames={classes}
      >
        {opened && <Dialog siteId={siteId} begun={begun} onClose={close} />}
      </Modal>
    </Modal.Stack>
  )
}
