import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  IconBan,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { Campaign } from '@web2/contract/campaigns'
import { campaigns } from './resources.ts'
import { isNarrowed } from '../../lib/list/list-query.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../ui/data-list/use-csv-file.ts'
import { useRemoval } from '../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { MenuLink } from '../../ui/menus/menu-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RowMenu } from '../../ui/menus/row-menu.tsx'
import { allCampaigns, campaignDefaultSort, campaignList, campaignSortable } from './campaigns-api.ts'
import { useStatusChange } from './use-status-change.tsx'
import { campaignColumns, campaignFilterable } from './campaign-columns.tsx'

const counted = (count: number) => (count === 1 ? '1 campaign' : `${count} campaigns`)
const isAtWork = ({ status }: Campaign) => status === 'running' || status === 'paused'

/** All campaigns. */
export const CampaignList = () => {
  const control = useListSearch(campaignSortable, campaignDefaultSort, undefined, campaignFilterable)
  const list = useQuery(campaignList(control.state))
  const canWrite = useCan('content:write')
  const canPublish = useCan('site:publish')
  const change = useStatusChange()
  const askToRemove = useRemoval<Campaign>({
    path: campaigns.path,
    remove: (rows) => campaigns.removeMany(rows.map(({ _id }) => _id)),
    counted,
    nameOf: ({ name }) => name,
    consequence: 'Their plans go with them. What was published stays where it is. This cannot be undone.',
  })
  const csv = useCsvFile({ name: 'campaigns.csv', rows: () => allCampaigns(control.state) })
  const empty = list.data?.total === 0 && !isNarrowed(control.state)
  const addButton = (
    <ButtonLink to="/campaigns/new-campaign" leftSection={<IconPlus size={18} aria-hidden />}>
      New campaign
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        title="Campaigns"
        description="The right article to the right blog at the right time, and nothing that you have not approved."
      >
        {canWrite && !empty && addButton}
      </PageHeader>
      <DataList
        name="campaigns"
        noun="campaigns"
        searchLabel="Search name"
        columns={campaignColumns}
        control={control}
        list={list}
        empty={
          <EmptyState
            icon={IconSpeakerphone}
            title="No campaigns yet"
            text="Choose blogs, articles and days, look at the plan, and approve it: the posts go out by themselves."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
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
                {campaign.status === 'draft' ? 'Edit' : 'See the plan'}
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
        all={() => allCampaigns(control.state)}
        {...csv}
      />
    </>
  )
}
