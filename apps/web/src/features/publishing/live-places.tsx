import { Button, Group, Popover, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import type { SiteSummary } from '@web2/contract/sites'
import { formatMoment } from '../../lib/dates.ts'
import { SiteStatusBadge } from '../sites/site-status.tsx'
import { siteRecord } from '../sites/sites-api.ts'
import { lastPublished } from '../sites/site-facts.ts'
import classes from './live-places.module.css'
import { PublishResult } from './publish/publish-result.tsx'

/** Where a site is live, since when, and how it stands, behind one button. */
export const LiveDestinations = ({ site: known }: { site: SiteSummary }) => {
  const { data: site = known } = useQuery(siteRecord(known._id))
  const last = lastPublished(site)
  return (
    <Popover width="min(380px, calc(100vw - 24px))" position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          className={classes.button}
          aria-label="Live destinations"
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {/* no left section, because the bar hides those on phones, where the icon is all that is left */}
          <span className={classes.content}>
            <IconWorld size={18} aria-hidden />
            <span className={classes.word}>Live</span>
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={`Live destinations of ${site.name}`}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {last === null ? 'Not published yet' : `Last published ${formatMoment(last)}`}
          </Text>
          <SiteStatusBadge status={site.status} />
        </Group>
        {site.targets.length > 0 && <PublishResult site={site} run={undefined} />}
      </Popover.Dropdown>
    </Popover>
  )
}
