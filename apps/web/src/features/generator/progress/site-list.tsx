import { Anchor, Stack, Text } from '@mantine/core'
import { IconPencil, IconSitemap, IconWorld } from '@tabler/icons-react'
import type { TurboSite } from '@web2/contract/generator'
import { targetName } from '../../sites/targets/target-names.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { SiteStatusBadge } from '../../sites/site-status.tsx'
import { turboSiteList } from '../api/project-api.ts'

const Links = ({ site }: { readonly site: TurboSite }) => (
  <Stack gap={2}>
    {site.targets.map((target) => (
      <Text key={target._id} size="sm" maw="56ch" truncate>
        {target.error !== null ? (
          <Text span c="var(--mantine-color-error)" title={target.error}>
            {targetName(target)}: {target.error}
          </Text>
        ) : target.url === null ? (
          `${targetName(target)}: not published yet`
        ) : (
          <Anchor href={target.url} target="_blank" rel="noreferrer" size="sm" title={target.url}>
            {targetName(target)}
          </Anchor>
        )}
      </Text>
    ))}
  </Stack>
)

const columns: readonly ListColumn<TurboSite>[] = [
  { key: 'name', title: 'Name', sortable: true, fixed: true, text: ({ name }) => name },
  { key: 'value', title: 'Value', text: ({ value }) => value },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    text: ({ status }) => status,
    render: ({ status }) => <SiteStatusBadge status={status} />,
  },
  {
    key: 'released',
    title: 'Published pages',
    sortable: true,
    text: ({ released, pages }) => `${released.toLocaleString('en')} of ${pages.toLocaleString('en')}`,
  },
  {
    key: 'links',
    title: 'Destinations',
    text: ({ targets }) =>
      targets
        .map(({ url }) => url ?? '')
        .filter(Boolean)
        .join(' '),
    render: (site) => <Links site={site} />,
  },
  { key: 'rootSlug', title: 'Root slug', hiddenAtFirst: true, text: ({ rootSlug }) => rootSlug },
]

/** Sites of a project with their destinations. */
export const SiteList = ({ turboId }: { readonly turboId: string }) => {
  const { table } = useListScreen(turboSiteList, { file: 'generated-sites.csv', within: { turboId } })
  const canWrite = useCan('content:write')
  return (
    <DataList
      name="turbo-sites"
      noun="sites"
      searchLabel="Search by name"
      columns={columns}
      {...table}
      empty={
        <EmptyState
          motif="sites"
          icon={IconWorld}
          title="No sites yet"
          text="Sites are created once the project is approved."
        />
      }
      labelOf={({ name }) => name}
      rowActions={(site) => (
        <RowMenu name={site.name}>
          <MenuLink
            to="/zoomer-site-builder/structure"
            search={{ id: turboId, site: site._id }}
            leftSection={<IconSitemap size={16} />}
          >
            View diagram
          </MenuLink>
          {canWrite && (
            <MenuLink to="/site-builder" search={{ q: site.name }} leftSection={<IconPencil size={16} />}>
              Open in site builder
            </MenuLink>
          )}
        </RowMenu>
      )}
    />
  )
}
