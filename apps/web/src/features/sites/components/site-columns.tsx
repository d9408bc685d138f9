import { Anchor, Group, Text } from '@mantine/core'
import type { Site } from '@web2/contract'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { SiteStatusBadge, siteStatusLabel } from '../../../ui/site-status.tsx'
import { lastPublished, withoutScheme } from '../site-facts.ts'
import { targetName } from '../target-names.ts'

/** What the list of sites can show. */
export const siteColumns: readonly ListColumn<Site>[] = [
  {
    key: 'name',
    title: 'Site',
    sortable: true,
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name, rootSlug }) => (
      <div>
        <TextLink to="/site-builder/edit-site" search={{ id: _id }} fw={500} size="sm">
          {name}
        </TextLink>
        <Text size="xs" c="dimmed">
          {rootSlug}
        </Text>
      </div>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    text: ({ status }) => siteStatusLabel(status),
    render: ({ status }) => <SiteStatusBadge status={status} />,
  },
  {
    key: 'pages',
    title: 'Pages',
    text: ({ pages }) => String(pages.length),
  },
  {
    key: 'siteLink',
    title: 'Live address',
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
          <CopyButton text={siteLink} label={`Copy the address of ${name}`} />
        </Group>
      ),
  },
  {
    key: 'targets',
    title: 'Published to',
    text: ({ targets }) => targets.map(targetName).join(', '),
  },
  {
    key: 'published',
    title: 'Last published',
    text: (site) => {
      const last = lastPublished(site)
      return last === null ? '' : formatMoment(last)
    },
  },
  {
    key: 'createdAt',
    title: 'Created',
    sortable: true,
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]
