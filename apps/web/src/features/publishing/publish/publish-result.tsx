import { Anchor, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import type { Run } from '@web2/contract/core'
import type { SiteSummary, SiteTarget } from '@web2/contract/sites'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { targetName } from '../../sites/targets/target-names.ts'
import { TargetNotes } from './target-notes.tsx'
import classes from './targets.module.css'

const counts = ({ uploaded, unchanged, deleted }: SiteTarget): string =>
  [
    `${counted(uploaded, 'file')} uploaded`,
    unchanged > 0 ? `${unchanged} unchanged` : null,
    deleted > 0 ? `${deleted} deleted` : null,
  ]
    .filter((part) => part !== null)
    .join(', ')

const Result = ({ target }: { target: SiteTarget }) => {
  const name = targetName(target)
  const published = target.publishedAt !== null
  return (
    <div className={classes.result}>
      {target.error !== null ? (
        <IconCircleX size={20} color="var(--mantine-color-error)" aria-label="Failed" />
      ) : published && target.liveCheck?.ok === false ? (
        <IconAlertTriangle
          size={20}
          color="var(--mantine-color-error)"
          aria-label="Uploaded, but the page isn’t reachable yet"
        />
      ) : published ? (
        <IconCircleCheck size={20} color="var(--mantine-color-anchor)" aria-label="Live" />
      ) : (
        <IconClock size={20} color="var(--mantine-color-dimmed)" aria-label="Not published yet" />
      )}
      <div className={classes.resultText}>
        <Text size="sm" fw={600}>
          <BrandLogo of={target.cloud} size={16} /> {name}
        </Text>
        {target.error !== null && (
          <Text size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
            {target.error}
          </Text>
        )}
        {published && target.url !== null && (
          <div className={classes.address}>
            <Anchor href={target.url} target="_blank" rel="noopener" size="sm">
              {target.url}
            </Anchor>
            <CopyButton text={target.url} label={`Copy URL of ${name}`} />
          </div>
        )}
        {target.mainMoved && (
          <Text size="sm" c="var(--mantine-color-error)">
            Out of date: the primary destination has changed. Publish the site again.
          </Text>
        )}
        {target.formsMoved && (
          <Text size="sm" c="var(--mantine-color-error)">
            Out of date: forms don’t post to this installation’s current URL. Publish the site again.
          </Text>
        )}
        {target.callsMoved && (
          <Text size="sm" c="var(--mantine-color-error)">
            Out of date: phone numbers don’t match the Calls settings of this site. Publish the site again.
          </Text>
        )}
        <TargetNotes {...target} />
        {published && (
          <Text size="xs" c="dimmed">
            {counts(target)}
            {target.publishedAt === null ? '' : `, ${formatMoment(target.publishedAt)}`}
          </Text>
        )}
      </div>
    </div>
  )
}

/** How the latest publication ended, place by place. */
export const PublishResult = ({ site, run }: { site: SiteSummary; run: Run | undefined }) => (
  <Stack gap="sm">
    {run?.status === 'failed' && <Failure title="Publishing failed" message={run.message} />}
    {run?.status === 'cancelled' && (
      <Text size="sm" role="status">
        Publishing canceled. Unfinished destinations keep their previous version.
      </Text>
    )}
    <div>
      {site.targets.map((target) => (
        <Result key={target._id} target={target} />
      ))}
    </div>
  </Stack>
)
