import { Menu } from '@mantine/core'
import { IconBuildingFactory2, IconCopy, IconPencil, IconPlus, IconTable } from '@tabler/icons-react'
import type { Turbo } from '@web2/contract/generator'
import { turbos } from './resources.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { counted } from '../../lib/text/counted.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { MenuLink } from '../../ui/menus/menu-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RowMenu } from '../../ui/menus/row-menu.tsx'
import { turboList } from './api/project-api.ts'
import { useCopy } from './use-copy.ts'
import { isBegun } from './project-status.tsx'
import type { TurboVariant } from './project-draft.ts'
import { turboColumns, turboFilterable } from './project-columns.tsx'

interface VariantListProps {
  readonly title: string
  readonly description: string
  /** Variant of a new project. */
  readonly variant?: TurboVariant
}

const VariantList = ({ title, description, variant }: VariantListProps) => {
  const { table, all, isEmpty } = useListScreen(turboList, {
    file: 'projects.csv',
    filterable: turboFilterable,
  })
  const canWrite = useCan('content:write')
  const copy = useCopy()
  const askToRemove = useRemoval<Turbo>({
    resource: turbos,
    counted: (count) => counted(count, 'project'),
    nameOf: ({ name }) => name,
    consequence:
      'Their estimates and page lists are deleted as well. Their sites stay published, and you can edit them under Sites. You can’t undo this.',
  })
  const addButton = (
    <ButtonLink
      to="/zoomer-site-builder/new-generation"
      search={{ variant }}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      New project
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={title} description={description}>
        {canWrite && !isEmpty && addButton}
      </PageHeader>
      <DataList
        name="generations"
        noun="projects"
        searchLabel="Search by name"
        columns={turboColumns}
        {...table}
        empty={
          <EmptyState
            motif="generator"
            icon={IconBuildingFactory2}
            title="No projects yet"
            text="Choose a template, add services and locations, review a sample, and publish hundreds of pages."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        rowActions={(turbo) => (
          <RowMenu name={turbo.name} onRemove={canWrite ? () => askToRemove([turbo]) : undefined}>
            {isBegun(turbo) && (
              <MenuLink
                to="/zoomer-site-builder/view-generation"
                search={{ id: turbo._id }}
                leftSection={<IconTable size={16} />}
              >
                Pages and sites
              </MenuLink>
            )}
            {canWrite && (
              <MenuLink
                to="/zoomer-site-builder/edit-generation"
                search={{ id: turbo._id }}
                leftSection={<IconPencil size={16} />}
              >
                Edit
              </MenuLink>
            )}
            {canWrite && (
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => copy.mutate(turbo)}>
                Duplicate
              </Menu.Item>
            )}
          </RowMenu>
        )}
        {...(canWrite ? { onRemove: askToRemove } : {})}
        all={all}
      />
    </>
  )
}

/** /turbo-site-builder: all projects; new ones generate the pages of one site. */
export const TurboList = () => (
  <VariantList
    title="Site generator"
    description="Generate hundreds of local pages from one template. You review them before they’re published."
  />
)

/** /zoomer-site-builder: all projects; new ones generate a site per city. */
export const ZoomerList = () => (
  <VariantList
    title="Site generator"
    description="Generate a site for each city or service from one template. You review it before it’s published."
    variant="zoomer"
  />
)
