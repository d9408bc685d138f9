import { Button, Select } from '@mantine/core'
import { IconAffiliate, IconRefresh } from '@tabler/icons-react'
import { postLinkStatuses, postLinkStatusLabels, type LinkMap, type PostLink } from '@web2/contract/links'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconAction } from '../../ui/icon-button.tsx'
import { linkFilterable, linkList, linksOf } from './link-map-api.ts'
import { linkColumns } from './link-columns.tsx'

interface LinkTableProps {
  readonly counts: LinkMap['counts']
  readonly host: string
  readonly forgetHost: () => void
  /** Checks links immediately; missing for users who may not. */
  readonly check?: ((links: readonly PostLink[]) => void) | undefined
}

/** All links one by one. */
export const LinkTable = ({ counts, host, forgetHost, check }: LinkTableProps) => {
  const { table, control, state } = useListScreen(linkList, {
    file: 'links.csv',
    filterable: linkFilterable,
    within: linksOf(host),
  })
  return (
    <DataList
      name="post-links"
      noun="links"
      searchLabel="Search pages, URLs and anchor texts"
      columns={linkColumns}
      {...table}
      filters={
        <>
          <Select
            aria-label="Status"
            data={[
              { value: '', label: 'All statuses' },
              ...postLinkStatuses.map((status) => ({
                value: status,
                label: `${postLinkStatusLabels[status]} (${counts[status].toLocaleString('en-US')})`,
              })),
            ]}
            value={state.status}
            allowDeselect={false}
            w={180}
            onChange={(status) => control.setStatus(status ?? '')}
          />
          {host !== '' && (
            <Button variant="light" onClick={forgetHost} aria-label={`Remove the filter ${host}`}>
              {host} ×
            </Button>
          )}
        </>
      }
      otherFilters={{ count: host === '' ? 0 : 1, clear: forgetHost }}
      noMatch={host !== '' || state.status !== '' ? 'No links match these filters.' : undefined}
      empty={
        <EmptyState
          motif="links"
          icon={IconAffiliate}
          title="No links yet"
          text="Links appear here after you publish posts or sites."
        />
      }
      labelOf={({ pageUrl, targetUrl }) => `${pageUrl} to ${targetUrl}`}
      actionsWidth={64}
      rowActions={(link) =>
        check && (
          <IconAction
            tip="Check now"
            name={`Check the link from ${link.pageUrl} to ${link.targetUrl} now`}
            onClick={() => check([link])}
          >
            <IconRefresh size={18} />
          </IconAction>
        )
      }
    />
  )
}
