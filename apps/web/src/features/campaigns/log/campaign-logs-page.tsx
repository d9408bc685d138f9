import { Group, Switch } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconDownload } from '@tabler/icons-react'
import type { CampaignLog } from '@web2/contract/campaigns'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { csvFile } from '../../../lib/files/write-csv.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { showError } from '../../../lib/snackbar.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { campaignNames, linesOf, logEvents, logQuery, type LogFilter } from '../logs-api.ts'
import { levelLabels } from './log-levels.ts'
import { LogFilters } from './log-filters.tsx'
import { LogLines } from './log-lines.tsx'

/** Live log of campaigns and their posts. */
export const CampaignLogsPage = () => {
  const filter: LogFilter = useSearch({ from: '/default/campaigns/campaign-logs' })
  const navigate = useNavigate({ from: '/campaigns/campaign-logs' })
  /** Lines that came later are left out; null follows them. */
  const [until, setUntil] = useState<string | null>(null)
  const names = useQuery(campaignNames)
  const nameOf = useMemo(() => {
    const known = new Map(names.data?.map(({ _id, name }) => [_id, name]))
    return (id: string) => known.get(id) ?? (names.data ? 'Deleted campaign' : '')
  }, [names.data])
  const query = useMemo(() => logQuery(filter, until), [filter, until])
  const cells = (line: CampaignLog) => [
    line.createdAt,
    levelLabels[line.level],
    logEvents[line.event] ?? line.event,
    nameOf(line.campaignId),
    line.message,
    line.jobId ?? '',
  ]
  const rows = async function* () {
    for await (const lines of linesOf(filter)) yield lines.map(cells)
  }
  const csv = useMutation({
    mutationFn: () => csvFile(['Time', 'Level', 'Event', 'Campaign', 'Message', 'Post'], rows()),
    onSuccess: (file) => downloadFile('campaign-logs.csv', file),
    onError: (error) => showError(sentenceFor(error)),
  })

  return (
    <>
      <PageHeader
        title="Campaign logs"
        description="Activity across all campaigns and posts. Entries can’t be edited."
      >
        <Switch
          label="Live updates"
          checked={until === null}
          onChange={({ currentTarget }) => setUntil(currentTarget.checked ? null : new Date().toISOString())}
        />
      </PageHeader>
      <div className="card">
        <Group p="sm" gap="sm" align="flex-end">
          <LogFilters
            filter={filter}
            campaigns={names.data ?? []}
            onChange={(change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true })}
          />
          <IconAction
            tip="Download as CSV"
            variant="default"
            size={36}
            ml="auto"
            loading={csv.isPending}
            onClick={() => csv.mutate()}
          >
            <IconDownload size={18} />
          </IconAction>
        </Group>
        <LogLines query={query} nameOf={nameOf} isNarrowed={Object.keys(filter).length > 0} />
      </div>
    </>
  )
}
