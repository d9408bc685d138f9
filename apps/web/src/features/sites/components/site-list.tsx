import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconFileImport, IconLayout2, IconPlus } from '@tabler/icons-react'
import type { Site } from '@web2/contract'
import { useState } from 'react'
import { sites } from '../../../lib/api/resources.ts'
import { toCsv } from '../../../lib/files/csv.ts'
import { downloadText } from '../../../lib/files/download.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { useListSearch } from '../../../lib/use-list-search.ts'
import { confirmRemoval } from '../../../ui/confirm-removal.tsx'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { allSites, siteDefaultSort, siteList, siteSortable } from '../api/sites-api.ts'
import { siteFailure } from '../failure-sentence.ts'
import { downloadQueue } from '../download-queue.ts'
import { DownloadQueueCard } from './download-queue-card.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { HistoryDialog } from './history/history-dialog.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import { SiteActions } from './site-actions.tsx'
import { siteColumns } from './site-columns.tsx'
import { SiteSettingsDialog } from './site-settings-dialog.tsx'

const siteCount = (count: number) => (count === 1 ? '1 site' : `${count} sites`)

/** All sites of the account. */
export const SiteList = () => {
  const control = useListSearch(siteSortable, siteDefaultSort)
  const list = useQuery(siteList(control.state))
  const canWrite = useCan('content:write')
  const [publishing, setPublishing] = useState<string | null>(null)
  const [settings, setSettings] = useState<Site | null>(null)
  const [importing, setImporting] = useState(false)
  const [history, setHistory] = useState<Site | null>(null)

  const removal = useMutation({
    mutationFn: (rows: Site[]) => sites.removeMany(rows.map(({ _id }) => _id)),
    onSuccess: (_answer, rows) => say(`Deleted ${siteCount(rows.length)}.`),
    onError: (error) => sayFailure(siteFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [sites.path] }),
  })
  const askToRemove = (rows: Site[], done?: () => void) =>
    confirmRemoval({
      title: `Delete ${siteCount(rows.length)}?`,
      names: rows.map(({ name }) => name),
      consequence: 'Its pages go for good, and so does what was published of it. This cannot be undone.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(rows, { onSuccess: () => done?.() }),
    })

  const file = useMutation({
    mutationFn: (_columns: readonly ListColumn<Site>[]) => allSites(control.state),
    onSuccess: (rows, columns) => {
      const cells = rows.map((row) => columns.map(({ text }) => text(row)))
      downloadText(
        'sites.csv',
        toCsv(
          columns.map(({ title }) => title),
          cells,
        ),
        'text/csv',
      )
    },
    onError: (error) => sayFailure(siteFailure(error)),
  })

  const empty = list.data?.total === 0 && control.state.q === ''
  const buildButton = (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        Import a site
      </Button>
      <ButtonLink to="/site-builder/build-site" leftSection={<IconPlus size={18} aria-hidden />}>
        Build site
      </ButtonLink>
    </Group>
  )

  return (
    <>
      <PageHeader
        title="Site builder"
        description="Sites of this account, where they are live, and since when."
      >
        {canWrite && !empty && buildButton}
      </PageHeader>
      <DownloadQueueCard />
      <DataList
        name="sites"
        noun="sites"
        searchLabel="Search by name"
        columns={siteColumns}
        control={control}
        page={list.data}
        fetching={list.isFetching}
        failure={list.isError ? siteFailure(list.error) : null}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            icon={IconLayout2}
            title="No sites yet"
            text="Choose a template, bind a business to it, edit the pages and publish them."
          >
            {canWrite && buildButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        rowActions={(site) => (
          <SiteActions
            site={site}
            onPublish={() => setPublishing(site._id)}
            onSettings={() => setSettings(site)}
            onHistory={() => setHistory(site)}
            onDownload={() => downloadQueue.add({ siteId: site._id, siteName: site.name })}
            onRemove={() => askToRemove([site])}
          />
        )}
        {...(canWrite ? { onRemove: askToRemove } : {})}
        onExport={file.mutate}
        exporting={file.isPending}
      />
      <PublishDialog
        siteId={publishing ?? ''}
        opened={publishing !== null}
        onClose={() => setPublishing(null)}
      />
      <SiteSettingsDialog site={settings} onClose={() => setSettings(null)} />
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      <HistoryDialog site={history} onClose={() => setHistory(null)} />
    </>
  )
}
