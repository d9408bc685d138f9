import { useQuery } from '@tanstack/react-query'
import { copiesQuery } from '../working-copy.ts'
import { Anchor, Group, Text, UnstyledButton } from '@mantine/core'
import type { SiteSummary } from '@web2/contract/sites'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { addedColumn, nameColumn } from '../../../ui/data-list/usual-columns.ts'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { SiteStatusBadge, siteStatusLabel } from '../site-status.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { lastPublished, withoutScheme } from '../site-facts.ts'
import { targetName } from '../targets/target-names.ts'
import classes from './site-columns.module.css'

/** How many places have a link of their own; the others are counted. */
const linkedPlaces = 2

const Places = ({ targets }: Pick<SiteSummary, 'targets'>) => {
  const further = targets.slice(linkedPlaces)
  return (
    <div>
      {targets.slice(0, linkedPlaces).map((target) => {
        const name = targetName(target)
        return (
          <Text key={target._id} size="sm" maw={240} truncate title={name}>
            <BrandLogo of={target.cloud} size={16} />{' '}
            {target.url !== null && target.publishedAt !== null ? (
              <Anchor href={target.url} target="_blank" rel="noopener" size="sm">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Text>
        )
      })}
      {further.length > 0 && (
        <Text size="xs" c="dimmed" title={further.map(targetName).join(', ')}>
          and {further.length} more
        </Text>
      )}
    </div>
  )
}

/** Mark of a site with unsaved changes in the editor. */
const UnsavedMark = ({ siteId }: { readonly siteId: string }) => {
  const { data: isUnsaved = false } = useQuery({
    ...copiesQuery,
    select: ({ data }) => data.some((copy) => copy.siteId === siteId),
  })
  return isUnsaved && ' · Unsaved changes'
}

const outOfDate = 'Out of date'

/** Statuses behind which there is more to see: how far a publication is, or why it failed. */
const tellsMore = new Set<SiteSummary['status']>(['to_publish', 'publishing', 'failed'])

/** Available columns of the list of sites; `onStatus` shows details of a running or failed publication. */
export const siteColumns = (onStatus: (site: SiteSummary) => void): readonly ListColumn<SiteSummary>[] => [
  {
    ...nameColumn,
    title: 'Site',
    render: ({ _id, name, rootSlug }) => (
      <div>
        <NameLink to="/site-builder/edit-site" search={{ id: _id }} name={name} />
        <Text size="xs" c="dimmed">
          {rootSlug}
          <UnsavedMark siteId={_id} />
        </Text>
      </div>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    text: ({ status, isOutdated }) =>
      isOutdated && status === 'published' ? outOfDate : siteStatusLabel(status),
    render: (site) =>
      site.isOutdated &&
      site.status === 'published' &&
      site.napId !== null &&
      !site.targets.some(({ formsMoved, callsMoved }) => formsMoved || callsMoved) ? (
        <TextLink
          to="/nap-databases/updates"
          search={{ id: site.napId }}
          underline="never"
          aria-label={`${outOfDate}: review listing changes on ${site.name}`}
        >
          <StatusBadge label={outOfDate} color="yellow" />
        </TextLink>
      ) : site.isOutdated && site.status === 'published' ? (
        <UnstyledButton
          className={classes.status}
          aria-label={`${outOfDate}: publication details of ${site.name}`}
          onClick={() => onStatus(site)}
        >
          <StatusBadge label={outOfDate} color="yellow" />
        </UnstyledButton>
      ) : tellsMore.has(site.status) ? (
        <UnstyledButton
          className={classes.status}
          aria-label={`${siteStatusLabel(site.status)}: publication details of ${site.name}`}
          onClick={() => onStatus(site)}
        >
          <SiteStatusBadge status={site.status} />
        </UnstyledButton>
      ) : (
        <SiteStatusBadge status={site.status} />
      ),
  },
  {
    key: 'pages',
    title: 'Pages',
    text: ({ pageCount }) => String(pageCount),
  },
  {
    key: 'siteLink',
    title: 'Live URL',
    text: ({ siteLink }) => siteLink ?? '',
    render: ({ name, siteLink }) =>
      siteLink === null ? (
        <Text size="sm" c="dimmed">
          Not live
        </Text>
      ) : (
        <Group gap={4} wrap="nowrap">
          <Anchor href={siteLink} target="_blank" rel="noopener" size="sm" maw={260} truncate>
            {withoutScheme(siteLink)}
          </Anchor>
          <CopyButton text={siteLink} label={`Copy URL of ${name}`} />
        </Group>
      ),
  },
  {
    key: 'targets',
    title: 'Published to',
    text: ({ targets }) => targets.map(targetName).join(', '),
    render: ({ targets }) => <Places targets={targets} />,
  },
  {
    key: 'published',
    title: 'Last published',
    text: (site) => {
      const last = lastPublished(site)
      return last === null ? '' : formatMoment(last)
    },
  },
  { ...addedColumn, title: 'Created', hiddenAtFirst: true },
]
