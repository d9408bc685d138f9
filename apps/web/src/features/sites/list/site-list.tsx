import { Button, Group } from '@mantine/core'
import { IconBuildingFactory2, IconFileImport, IconLayout2, IconPlus, IconRocket } from '@tabler/icons-react'
import type { SiteSummary } from '@web2/contract/sites'
import { useCallback, useMemo, useState } from 'react'
import { sites } from '../resources.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PreviewLinksDialog, type PreviewLinksProps } from '../../previews/preview-links-dialog.tsx'
import type { SitePublishing } from '../site-publishing.ts'
import { siteFilterable, siteList } from '../sites-api.ts'
import { siteFailure } from '../builder-refusal.ts'
import { useCopy } from './use-copy.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { EditSiteDialog } from '../edit/edit-site-dialog.tsx'
import { SiteActions } from './site-actions.tsx'
import { siteColumns } from './site-columns.tsx'
import { noSiteWith, StatusFilter } from './status-filter.tsx'

interface SiteListProps extends SitePublishing {
  /** Site whose Publish dialog is open from the start. */
  readonly publishId: string | undefined
  readonly onPublishClosed: () => void
  /** Column with the leads of each site. */
  readonly leadsColumn: ListColumn<{ readonly _id: string }>
}

/** All sites of the account. */
export const SiteList = ({
  PublishDialog,
  HistoryDialog,
  ZipReview,
  DownloadQueueCard,
  publishId,
  onPublishClosed,
  leadsColumn,
}: SiteListProps) => {
  const { table, control, state, all, isEmpty } = useListScreen(siteList, {
    file: 'sites.csv',
    filterable: siteFilterable,
  })
  const { q, status } = state
  const canWrite = useCan('content:write')
  const copy = useCopy()
  const [sharing, setSharing] = useState<PreviewLinksProps | null>(null)
  const [publishing, setPublishing] = useState<string | null>(null)
  const [editing, setEditing] = useState<SiteSummary | null>(null)
  const [packing, setPacking] = useState<SiteSummary | null>(null)
  const packed = useCallback(() => setPacking(null), [])
  const [importing, setImporting] = useState(false)
  const [history, setHistory] = useState<SiteSummary | null>(null)

  const askToRemove = useRemoval<SiteSummary>({
    resource: sites,
    counted: (count) => counted(count, 'site'),
    nameOf: ({ name }) => name,
    consequence: 'This permanently deletes its pages and takes it offline. You can’t undo this.',
    sentenceOf: siteFailure,
  })
  const columns = useMemo(() => {
    const [name, status, ...others] = siteColumns(({ _id }) => setPublishing(_id))
    return [name, status, leadsColumn, ...others].filter((column) => column !== undefined)
  }, [leadsColumn])

  const buildButton = (
    <Group gap="sm" justify={isEmpty ? 'center' : 'flex-start'}>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        Import site
      </Button>
      <ButtonLink
        to="/turbo-site-builder"
        variant="default"
        leftSection={<IconBuildingFactory2 size={18} aria-hidden />}
      >
        Site generator
      </ButtonLink>
      <ButtonLink
        to="/site-builder/new-site"
        variant="default"
        leftSection={<IconRocket size={18} aria-hidden />}
        title="Enter a business and choose a design. The site goes live in a minute."
      >
        New site
      </ButtonLink>
      <ButtonLink
        to="/site-builder/build-site"
        leftSection={<IconPlus size={18} aria-hidden />}
        title="Design the pages yourself, block by block."
      >
        Build site
      </ButtonLink>
    </Group>
  )

  return (
    <>
      <PageHeader title="Sites" description="All your sites and where they’re published.">
        {canWrite && !isEmpty && buildButton}
      </PageHeader>
      <DownloadQueueCard />
      <DataList
        name="sites"
        noun="sites"
        searchLabel="Search by name"
        columns={columns}
        filters={<StatusFilter value={status} onChange={control.setStatus} />}
        noMatch={status === '' ? undefined : noSiteWith(status, q)}
        {...table}
        sentenceOf={siteFailure}
        empty={
          <EmptyState
            motif="sites"
            icon={IconLayout2}
            title="No sites yet"
            text="Choose a template, connect a business listing, edit the pages and publish."
          >
            {canWrite && buildButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        rowActions={(site) => (
          <SiteActions
            site={site}
            onPublish={() => setPublishing(site._id)}
            onEdit={() => setEditing(site)}
            onHistory={() => setHistory(site)}
            onDownload={() => setPacking(site)}
            onCopy={() => copy.mutate(site)}
            onShare={() => setSharing({ of: { siteId: site._id }, name: site.name })}
            onRemove={() => askToRemove([site])}
          />
        )}
        {...(canWrite ? { onRemove: askToRemove } : {})}
        all={all}
      />
      <PublishDialog
        siteId={publishing ?? publishId ?? ''}
        opened={publishing !== null || publishId !== undefined}
        onClose={() => {
          setPublishing(null)
          onPublishClosed()
        }}
      />
      <EditSiteDialog site={editing} PublishDialog={PublishDialog} onClose={() => setEditing(null)} />
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      {packing !== null && <ZipReview key={packing._id} site={packing} onClose={packed} />}
      <PreviewLinksDialog shown={sharing} onClose={() => setSharing(null)} />
      <HistoryDialog site={history} onClose={() => setHistory(null)} />
    </>
  )
}
