import { Menu } from '@mantine/core'
import {
  IconBan,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { Campaign } from '@web2/contract/campaigns'
import { useMemo } from 'react'
import { campaigns } from './resources.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { counted } from '../../lib/text/counted.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../ui/data-list/list-column.ts'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { MenuLink } from '../../ui/menus/menu-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RowMenu } from '../../ui/menus/row-menu.tsx'
import { campaignList } from './campaigns-api.ts'
import { useStatusChange } from './use-status-change.tsx'
import { campaignColumns, campaignFilterable } from './campaign-columns.tsx'

const isAtWork = ({ status }: Campaign) => status === 'running' || status === 'paused'

interface CampaignListProps {
  /** Column with the leads of each campaign. */
  readonly leadsColumn: ListColumn<{ readonly _id: string }>
}

/** All campaigns. */
export const CampaignList = ({ leadsColumn }: CampaignListProps) => {
  const { table, all, isEmpty } = useListScreen(campaignList, {
    file: 'campaigns.csv',
    filterable: campaignFilterable,
  })
  const canWrite = useCan('content:write')
  const canPublish = useCan('site:publish')
  const change = useStatusChange()
  const askToRemove = useRemoval<Campaign>({
    resource: campaigns,
    counted: (count) => counted(count, 'campaign'),
    nameOf: ({ name }) => name,
    consequence: 'Their plans are deleted too. Published posts stay online. You can’t undo this.',
  })
  const addButton = (
    <ButtonLink to="/campaigns/new-campaign" leftSection={<IconPlus size={18} aria-hidden />}>
      Create campaign
    </ButtonLink>
  )

  const columns = useMemo(
    () =>
      campaignColumns.flatMap((column) => (column.key === 'published' ? [column, leadsColumn] : [column])),
    [leadsColumn],
  )
  return (
    <>
      <PageHeader
        title="Campaigns"
        description="Schedule articles across your blogs. You approve every plan."
      >
        {canWrite && !isEmpty && addButton}
      </PageHeader>
      <DataList
        name="campaigns"
        noun="campaigns"
        searchLabel="Search by name"
        columns={columns}
        {...table}
        empty={
          <EmptyState
            motif="campaigns"
            icon={IconSpeakerphone}
            title="No campaigns yet"
            text="Publish articles to your blogs on a schedule."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        actionsWidth={56}
        rowActions={(campaign) => (
          <RowMenu
            name={campaign.name}
            onRemove={canWrite && !isAtWork(campaign) ? () => askToRemove([campaign]) : undefined}
          >
            {canWrite && (
              <MenuLink
                to="/campaigns/edit-campaign"
                search={{ id: campaign._id }}
                leftSection={<IconPencil size={16} />}
              >
                {campaign.status === 'draft' ? 'Edit' : 'View plan'}
              </MenuLink>
            )}
            {canPublish && campaign.status === 'running' && (
              <Menu.Item
                leftSection={<IconPlayerPause size={16} />}
                onClick={() => change.set(campaign, 'paused')}
              >
                Pause
              </Menu.Item>
            )}
            {canPublish && campaign.status === 'paused' && (
              <Menu.Item
                leftSection={<IconPlayerPlay size={16} />}
                onClick={() => change.set(campaign, 'running')}
              >
                Resume
              </Menu.Item>
            )}
            {canPublish && isAtWork(campaign) && (
              <Menu.Item
                leftSection={<IconBan size={16} />}
                onClick={() => change.set(campaign, 'cancelled')}
              >
                Cancel
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
