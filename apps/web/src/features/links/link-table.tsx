import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconAffiliate } from '@tabler/icons-react'
import { postLinkStatuses, postLinkStatusLabels, type LinkMap, type PostLink } from '@web2/contract/links'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../ui/data-list/use-csv-file.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { allLinks, linkDefaultSort, linkFilterable, linkList, linkSortable } from './link-map-api.ts'
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
  const control = useListSearch(linkSortable, linkDefaultSort, postLinkStatuses, linkFilterable)
  const { state } = control
  const list = useQuery(linkList(state, host))
  const csv = useCsvFile({ name: 'links.csv', rows: () => allLinks(state, host) })
  return (
    <DataList
      name="post-links"
      noun="links"
      searchLabel="Search pages, addresses and anchor texts"
      columns={linkColumns}
      control={control}
      filters={
        <>
          <Select
            aria-label="State"
            data={[
              { value: '', label: 'All states' },
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
            <Button variant="light" onClick={forgetHost} aria-label={`Show all hosts, not only ${host}`}>
              {host} ×
            </Button>
          )}
        </>
      }
      noMatch={host !== '' || state.status !== '' ? 'No link matches these filters.' : undefined}
      list={list}
      empty={
        <EmptyState
          icon={IconAffiliate}
          title="No links yet"
          text="They appear here by themselves: the links of every post that a campaign publishes, and those of your published sites."
        />
      }
      labelOf={({ pageUrl, targetUrl }) => `${pageUrl} to ${targetUrl}`}
      rowActions={(link) =>
        check && (
          <Button
            size="xs"
            variant="light"
            aria-label={`Check the link from ${link.pageUrl} to ${link.targetUrl} now`}
            onClick={() => check([link])}
          >
            Check
          </Button>
        )
      }
      {...csv}
    />
  )
}
