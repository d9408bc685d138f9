import type { SiteSummary } from '@web2/contract/sites'
import type { ComponentType } from 'react'

export interface PublishDialogProps {
  readonly siteId: string
  readonly opened: boolean
  /** A publication was asked for just now: its progress comes first, and its result. */
  readonly begun?: boolean
  readonly onClose: () => void
}

/** Parts of the site list that publish a site, given by the route because publishing lies above sites. */
export interface SitePublishing {
  readonly PublishDialog: ComponentType<PublishDialogProps>
  /** Closed if the site is null. */
  readonly HistoryDialog: ComponentType<{ readonly site: SiteSummary | null; readonly onClose: () => void }>
  /** Asks for the address of a zip download, then queues it. */
  readonly ZipReview: ComponentType<{ readonly site: SiteSummary; readonly onClose: () => void }>
  readonly DownloadQueueCard: ComponentType
}
