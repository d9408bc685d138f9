import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLeadsColumn } from '../../../features/leads/totals/leads-column.tsx'
import { DownloadQueueCard } from '../../../features/publishing/downloads/download-queue-card.tsx'
import { ZipReview } from '../../../features/publishing/downloads/zip-review.tsx'
import { HistoryDialog } from '../../../features/publishing/history/history-dialog.tsx'
import { PublishDialog } from '../../../features/publishing/publish/publish-dialog.tsx'
import { SiteList } from '../../../features/sites/list/site-list.tsx'

/** /site-builder: the list of sites, with the dialogs that publish and download a site; `?publish=` opens one. */
export const SiteListScreen = () => {
  const navigate = useNavigate()
  const { publish } = useSearch({ from: '/default/site-builder' })
  return (
    <SiteList
      PublishDialog={PublishDialog}
      HistoryDialog={HistoryDialog}
      ZipReview={ZipReview}
      DownloadQueueCard={DownloadQueueCard}
      publishId={publish}
      leadsColumn={useLeadsColumn('site')}
      onPublishClosed={() => {
        if (publish !== undefined)
          void navigate({ to: '.', search: ({ publish: _, ...others }) => others, replace: true })
      }}
    />
  )
}
