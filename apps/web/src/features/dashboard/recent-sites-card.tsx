import { Anchor, Group, Text, Title } from '@mantine/core'
import type { SiteSummary } from '@web2/contract/sites'
import { formatMoment } from '../../lib/dates.ts'
import { TextLink } from '../../ui/links.tsx'
import { SiteStatusBadge } from '../sites/site-status.tsx'
import classes from './dashboard.module.css'

/** Recently edited sites. */
export const RecentSitesCard = ({ sites }: { sites: readonly SiteSummary[] }) => (
  <section className="card" aria-labelledby="recent-sites">
    <Group className={classes.head} justify="space-between">
      <Title order={2} size="h5" id="recent-sites">
        Recent sites
      </Title>
      <TextLink to="/site-builder" size="sm">
        All sites
      </TextLink>
    </Group>
    <ul className={classes.sites}>
      {sites.map((site) => (
        <li key={site._id} className={classes.site}>
          <div className={classes.siteName}>
            <TextLink to="/site-builder/edit-site" search={{ id: site._id }} fw={500} size="sm">
              {site.name}
            </TextLink>
            <Text size="xs" c="dimmed">
              Edited {formatMoment(site.updatedAt)}
            </Text>
          </div>
          {site.siteLink !== null && (
            <Anchor href={site.siteLink} target="_blank" rel="noopener" size="sm">
              Open live site<span className="visually-hidden"> {site.name}</span>
            </Anchor>
          )}
          <SiteStatusBadge status={site.status} />
        </li>
      ))}
    </ul>
  </section>
)
