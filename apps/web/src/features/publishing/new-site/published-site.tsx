import { Group, Stack, Text } from '@mantine/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink, TextLink } from '../../../ui/links.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { siteFailure } from '../../sites/builder-refusal.ts'
import { LiveSite } from '../live-site/live-site.tsx'
import { RunProgress } from '../publish/run-progress.tsx'
import { usePublication } from '../use-publication.ts'
import { NewSiteHead } from './new-site-head.tsx'
import { UnpublishedSite } from './unpublished-site.tsx'
import classes from './new-site.module.css'

interface PublishedSiteProps {
  readonly siteId: string
  /** Why the site could not be published when it was created. */
  readonly problem: string | null
}

/** The new site while it is published, and when it is live. It can be left and opened again by its URL. */
export const PublishedSite = ({ siteId, problem }: PublishedSiteProps) => {
  const { site, run, running, start, isStarting, cancel } = usePublication(siteId)
  if (site.isError)
    return (
      <div className={classes.narrow}>
        <Failure message={siteFailure(site.error)} onRetry={() => void site.refetch()} />
        <Group>
          <ButtonLink to="/" variant="default">
            Go to Stats
          </ButtonLink>
        </Group>
      </div>
    )
  // the URL of a site that was published for the first time comes with the end of its publication
  const isEnding = run.data?.status === 'done' && site.data?.siteLink === null
  if (site.data === undefined || (site.data.runId !== null && run.isPending) || isEnding) return <Waiting />

  const editButton = (
    <ButtonLink to="/site-builder/edit-site" search={{ id: siteId }} variant="default">
      Edit site
    </ButtonLink>
  )
  const statsButton = (
    <ButtonLink to="/" variant="default">
      Go to Stats
    </ButtonLink>
  )

  if (running && run.data !== undefined)
    return (
      <div className={classes.narrow}>
        <NewSiteHead step={3} title="Publishing your site" text={site.data.name} />
        <div className={classes.card}>
          <Stack>
            {cancel.isError && <Failure message={sentenceFor(cancel.error)} />}
            <RunProgress
              run={run.data}
              site={site.data}
              onCancel={() => cancel.mutate()}
              cancelling={cancel.isPending}
            />
          </Stack>
        </div>
      </div>
    )

  if (site.data.siteLink !== null && run.data?.status !== 'failed')
    return (
      <div className={classes.narrow}>
        <NewSiteHead step={3} title={`${site.data.name} is live`} text={site.data.siteLink} />
        <LiveSite site={site.data}>
          {editButton}
          {statsButton}
        </LiveSite>
        <Text size="sm" c="dimmed" mt="md">
          Your site started with text and images about gardening. If you do something else,{' '}
          <TextLink to="/site-builder/edit-site" search={{ id: siteId }} underline="always" size="sm">
            replace them in the editor
          </TextLink>{' '}
          and publish again.
        </Text>
      </div>
    )

  return (
    <div className={classes.narrow}>
      <NewSiteHead step={3} title="Your site isn’t published yet" text={`${site.data.name} is saved.`} />
      <UnpublishedSite
        site={site.data}
        problem={start.isError ? siteFailure(start.error) : (problem ?? (run.data?.message || null))}
        busy={start.isPending}
        onPublish={(accepted) => {
          if (!isStarting()) start.mutate({ clouds: [{ cloud: 'builtin', buckets: [] }], accepted })
        }}
      >
        {editButton}
        {statsButton}
      </UnpublishedSite>
    </div>
  )
}
